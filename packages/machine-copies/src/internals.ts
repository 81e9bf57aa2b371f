/**
 * The stock component below the wrapper of this package. `@theme-init` leads to an empty component of
 * Docusaurus' core instead, and `@theme-original` in a theme of a plugin to the wrapper itself.
 */
export {default as SiteMetadata} from '@docusaurus/theme-classic/lib/theme/SiteMetadata';
