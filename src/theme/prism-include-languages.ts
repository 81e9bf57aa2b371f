/**
 * prism-include-languages: ejected. Code is highlighted while the site is built, and the build
 * knows every language; the upstream module loads the configured ones on every page.
 * Upstream: @docusaurus/theme-classic.
 */
export default function includeNoLanguages(): void {}
