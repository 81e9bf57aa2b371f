/**
 * prism-include-languages: ejected. Code is highlighted while the site is built, and the build
 * knows every language; the upstream module loads the configured ones on every page.
 * Upstream: @docusaurus/theme-classic 3.8.1.
 */
export default function includeNoLanguages(): void {}
