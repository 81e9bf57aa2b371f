/** Writes the tables of Llama models that the package knows. */
import type {Tables} from '@docs-kit/docs-facts/tables';
import {code, codeList, markdownTable} from '@docs-kit/mdx-writer';
import type {LlamaModel, VersionData} from '../facts/data-types';

const familyNames: Readonly<Record<LlamaModel['family'], string>> = {
  llama2: 'Llama 2',
  llama3: 'Llama 3',
  llama3_1: 'Llama 3.1',
  llama3_2: 'Llama 3.2',
  llama3_3: 'Llama 3.3',
  llama4: 'Llama 4',
  safety: 'Llama Guard',
  prompt_guard: 'Prompt Guard',
};

export const modelTables: Tables<Pick<VersionData, 'llamaModels'>> = {
  'llama-models': {
    parameters: 'featured|all',
    write: ({llamaModels}, selection) =>
      markdownTable(
        {
          Descriptor: (model) => code(model.descriptor),
          'Hugging Face repository': (model) => code(model.huggingFaceRepo),
          Family: (model) => familyNames[model.family],
          'Context (tokens)': (model) => String(model.contextLength),
          Format: (model) => code(model.quantization),
          'Checkpoint files': (model) => String(model.checkpointFiles ?? ''),
        },
        llamaModels.models.filter((model) => selection === 'all' || model.featured),
      ),
  },
  /** The names that `llama model prompt-format` accepts. */
  'prompt-formats': {
    parameters: '',
    write: ({llamaModels: {promptFormats}}) => {
      if (promptFormats.length === 0)
        throw new Error('This version has no prompt formats. Remove the block.');
      return `${codeList(promptFormats)}.`;
    },
  },
};
