/**
 * Icon/ExternalLink: replaced. Draws nothing: each link that opens a new tab has a mark of its own,
 * with words (see `packages/page-plugins`), where upstream has an arrow in a few places.
 * Upstream: @docusaurus/theme-classic.
 */
export default function NoIcon(): null {
  return null;
}
