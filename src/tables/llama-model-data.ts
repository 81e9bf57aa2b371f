/** Shape of `data/<version>/llama-models.json`: the Llama models that the package knows. */

export interface LlamaModel {
  readonly descriptor: string;
  readonly huggingFaceRepo: string;
  readonly family:
    | 'llama2'
    | 'llama3'
    | 'llama3_1'
    | 'llama3_2'
    | 'llama3_3'
    | 'llama4'
    | 'safety'
    | 'prompt_guard';
  /** In tokens. */
  readonly contextLength: number;
  readonly quantization: string;
  /** Number of checkpoint shards; `null` when the model has none. */
  readonly checkpointFiles: number | null;
  /** Listed without `--show-all`. */
  readonly featured: boolean;
}

export interface LlamaModelsData {
  readonly version: string;
  readonly models: readonly LlamaModel[];
  /** Names that `llama model prompt-format` accepts. */
  readonly promptFormats: readonly string[];
}
