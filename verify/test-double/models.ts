/** A model that the test double serves. */
export interface ServedModel {
  readonly id: string;
  readonly kind: 'llm' | 'embedding' | 'guard' | 'moderation';
  /** Length of the vectors of an embedding model. */
  readonly dimension?: number;
}

/** Every model that a page of the documentation calls, by the service that would serve it. */
export const catalogues: Readonly<Record<string, readonly ServedModel[]>> = {
  ollama: [
    {id: 'llama3.2:3b', kind: 'llm'},
    {id: 'llama3.2:3b-instruct-fp16', kind: 'llm'},
    {id: 'llama3.2:1b', kind: 'llm'},
    {id: 'llama3.2-vision:11b', kind: 'llm'},
    {id: 'llama-guard3:1b', kind: 'guard'},
    {id: 'all-minilm:latest', kind: 'embedding', dimension: 384},
    {id: 'all-minilm:l6-v2', kind: 'embedding', dimension: 384},
    {id: 'nomic-embed-text:latest', kind: 'embedding', dimension: 768},
    {id: 'mxbai-embed-large:latest', kind: 'embedding', dimension: 1024},
  ],
  openai: [
    {id: 'gpt-4o', kind: 'llm'},
    {id: 'gpt-4o-mini', kind: 'llm'},
    {id: 'gpt-5-mini', kind: 'llm'},
    {id: 'text-embedding-3-small', kind: 'embedding', dimension: 1536},
    {id: 'text-embedding-ada-002', kind: 'embedding', dimension: 1536},
    {id: 'omni-moderation-latest', kind: 'moderation'},
  ],
  vllm: [
    {id: 'meta-llama/Llama-3.2-3B-Instruct', kind: 'llm'},
    {id: 'meta-llama/Llama-3.1-8B-Instruct', kind: 'llm'},
    {id: 'meta-llama/Llama-3.3-70B-Instruct', kind: 'llm'},
    {id: 'meta-llama/Llama-Guard-3-8B', kind: 'guard'},
    {id: 'meta-llama/Llama-Guard-3-1B', kind: 'guard'},
  ],
  azure: [{id: 'gpt-5-mini', kind: 'llm'}],
  cerebras: [{id: 'llama-3.3-70b', kind: 'llm'}],
  groq: [{id: 'llama-3.3-70b-versatile', kind: 'llm'}],
  llama: [{id: 'Llama-3.3-70B-Instruct', kind: 'llm'}],
  nvidia: [
    {id: 'meta/llama-3.1-8b-instruct', kind: 'llm'},
    {id: 'meta/llama-3.1-70b-instruct', kind: 'llm'},
    {id: 'nvidia/llama-3.2-nv-embedqa-1b-v2', kind: 'embedding', dimension: 2048},
  ],
  sambanova: [{id: 'Meta-Llama-3.3-70B-Instruct', kind: 'llm'}],
  'tgi-llama': [{id: 'meta-llama/Llama-3.1-8B-Instruct', kind: 'llm'}],
  'tgi-qwen': [{id: 'Qwen/Qwen3-0.6B', kind: 'llm'}],
  // Listed, and gone when it is asked.
  emptied: [{id: 'missing-model', kind: 'llm'}],
  upstream: [{id: 'ollama/llama3.2:3b', kind: 'llm'}],
  'sentence-transformers': [
    {id: 'all-MiniLM-L6-v2', kind: 'embedding', dimension: 384},
    {id: 'nomic-ai/nomic-embed-text-v1.5', kind: 'embedding', dimension: 768},
  ],
};

const allModels = Object.values(catalogues).flat();

/**
 * The models of a catalogue.
 * @param name without one, or with one that is unknown, all models are listed
 */
export function modelsOf(name: string | undefined): readonly ServedModel[] {
  return (name === undefined ? undefined : catalogues[name]) ?? allModels;
}

/** Length of the vectors of a model; unknown models answer as the smallest one. */
export function dimensionOf(model: string): number {
  return allModels.find(({id}) => id === model)?.dimension ?? 384;
}
