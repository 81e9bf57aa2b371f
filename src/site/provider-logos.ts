/** Providers by the names of their pages, without `remote_` or `inline_`, and the logo of what they use. */
const logos: readonly (readonly [names: RegExp, logo: string])[] = [
  [/^ollama$/, 'ollama'],
  [/^vllm$/, 'vllm'],
  [/^anthropic$/, 'anthropic'],
  [/^gemini$/, 'googlegemini'],
  [/^vertexai$/, 'googlecloud'],
  [/^nvidia$/, 'nvidia'],
  [/^databricks$/, 'databricks'],
  [/^(?:hf_|huggingface|tgi$|sentence-transformers$)/, 'huggingface'],
  [/^torchtune/, 'pytorch'],
  [/^pgvector$/, 'postgresql'],
  [/^qdrant$/, 'qdrant'],
  [/^milvus$/, 'milvus'],
  [/^sqlite[-_]vec$/, 'sqlite'],
  [/^brave-search$/, 'brave'],
  [/^wolfram-alpha$/, 'wolfram'],
  [/^model-context-protocol$/, 'modelcontextprotocol'],
];

/**
 * Finds the address of the logo of what a provider uses. They are from Simple Icons (CC0), which leaves
 * out those whose owners do not want it, such as OpenAI and Amazon.
 * @param page id or path of a page: `providers/inference/remote_ollama`
 */
export function providerLogo(page: string): string | undefined {
  const name = /(?:^|\/)providers\/[^/]+\/(?:remote|inline)_([^/]+)$/.exec(page)?.[1];
  const logo = name && logos.find(([names]) => names.test(name))?.[1];
  return logo && `/img/providers/${logo}.svg`;
}
