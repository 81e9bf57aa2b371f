/** Whether a file is a generated page of operations: of one, of several, or of a tag. */
export function isReferencePage(path: string): boolean {
  return /\.(?:api|tag)\.mdx$/.test(path);
}
