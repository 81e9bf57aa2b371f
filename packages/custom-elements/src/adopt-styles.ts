const adopted = new Set<string>();

/**
 * Adds styles to the page, once: those that few readers need stay out of the style sheet of all pages.
 * A script may, where the policy of a site allows no style elements.
 * @param rules a style sheet
 */
export function adoptStyles(rules: string): void {
  if (adopted.has(rules)) return;
  adopted.add(rules);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
