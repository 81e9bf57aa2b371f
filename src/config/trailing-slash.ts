/**
 * Whether addresses end with a slash: they do not. `docusaurus serve` alone is left undecided:
 * it would answer `/search/?q=…` with a redirect to `/search` that loses the query, as it answers
 * every address with a slash at its end. Without the setting it serves the same page there.
 * @param command what Docusaurus was called for, such as `build`
 */
export function trailingSlash(command = process.argv[2]): false | undefined {
  return command === 'serve' ? undefined : false;
}
