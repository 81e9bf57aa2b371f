/**
 * The languages of samples in the order of their tabs, as the OpenAPI theme's configuration writes
 * them. `packages/openapi-reference/src/samples/generators` has a file for each language.
 */
export const languageTabs = [
  {highlight: 'python', language: 'python', logoClass: 'python'},
  {highlight: 'bash', language: 'curl', logoClass: 'curl'},
  {highlight: 'javascript', language: 'nodejs', logoClass: 'nodejs'},
  {highlight: 'java', language: 'java', logoClass: 'java'},
] as const;
