/**
 * The languages of samples in the order of their tabs, as the OpenAPI theme's configuration writes
 * them. `packages/openapi-reference/src/samples/generators` has a file for each language.
 */
export const languageTabs = [
  {highlight: 'python', language: 'python', label: 'Python', logoClass: 'python'},
  {highlight: 'bash', language: 'curl', label: 'curl', logoClass: 'curl'},
  {highlight: 'javascript', language: 'nodejs', label: 'Node.js', logoClass: 'nodejs'},
  {highlight: 'java', language: 'java', label: 'Java', logoClass: 'java'},
] as const;

/** The name of all groups of tabs that hold a language each, in guides as in the reference. */
export const languageGroup = 'language';
