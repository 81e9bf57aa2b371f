/** Stands for Docusaurus' hook in tests, which all take place after hydration. */
export default function useIsBrowser(): boolean {
  return true;
}
