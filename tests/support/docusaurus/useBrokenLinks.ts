/** Stands for Docusaurus' collector of links and anchors in tests: it collects nothing. */
export default function useBrokenLinks(): {collectAnchor: (anchor: string) => void} {
  return {collectAnchor: () => undefined};
}
