/**
 * DocItem/TOC/Mobile: replaced. Nothing: upstream puts the list above the title; here it is below
 * the title, where `DocItem/Content` puts `ContentsStrip`.
 * Upstream: @docusaurus/theme-classic.
 */
export default function NoContentsAboveTitle(): null {
  return null;
}
