/** The address itself: the site has no base in tests of components. */
export default function useBaseUrl(address: string): string {
  return address;
}
