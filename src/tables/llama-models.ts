/** Writes the table of Llama models that the package knows. */
import {onlyArgument} from '@docs-kit/docs-facts/tables';
import type {LlamaModel} from '../facts/data-types';
import {EMPTY_CELL, code, codeList, markdownTable} from '@docs-kit/mdx-writer';
import type {VersionData} from '../facts/data-types';

const FAMILY_NAMES: Readonly<Record<LlamaModel['family'], string>> = {
  llama2: 'Llama 2',
  llama3: 'Llama 3',
  llama3_1: 'Llama 3.1',
  llama3_2: 'Llama 3.2',
  llama3_3: 'Llama 3.3',
  llama4: 'Llama 4',
  safety: 'Llama Guard',
  prompt_guard: 'Prompt Guard',
};

/**
 * Lists models with repository, context length, format and number of files.
 *
 * @param args - `featured` or `all`
 * @param data - needs `llamaModels`
 * @returns a table, in the order of the data
 * @throws Error for another argument
 */
export function renderLlamaModels(
  args: readonly string[],
  data: Pick<VersionData, 'llamaModels'>,
): string {
  const usage = 'generated:llama-models featured|all';
  const which = onlyArgument(args, usage);
  if (which !== 'featured' && which !== 'all')
    throw new Error(`"${which}" is no selection. Write "${usage}".`);
  return markdownTable(
    [
      {heading: 'Descriptor', cell: (model) => code(model.descriptor)},
      {heading: 'Hugging Face repository', cell: (model) => code(model.huggingFaceRepo)},
      {heading: 'Family', cell: (model) => FAMILY_NAMES[model.family]},
      {heading: 'Context (tokens)', cell: (model) => String(model.contextLength)},
      {heading: 'Format', cell: (model) => code(model.quantization)},
      {
        heading: 'Checkpoint files',
        cell: (model) =>
          model.checkpointFiles === null ? EMPTY_CELL : String(model.checkpointFiles),
      },
    ],
    data.llamaModels.models.filter((model) => which === 'all' || model.featured),
  );
}

/**
 * Lists the names that `llama model prompt-format` accepts.
 *
 * @param args - none
 * @param data - needs `llamaModels`
 * @returns one paragraph of names
 * @throws Error when there are arguments, or the version has no such names
 */
export function renderPromptFormats(
  args: readonly string[],
  data: Pick<VersionData, 'llamaModels'>,
): string {
  if (args.length > 0) throw new Error('Write "generated:prompt-formats" without arguments.');
  const {promptFormats} = data.llamaModels;
  if (promptFormats.length === 0)
    throw new Error('This version has no prompt formats. Remove the block.');
  return `${codeList(promptFormats)}.`;
}
