/** Finds the phrases of `phrases.yml` in prose, with textlint and its rule for dictionaries. */
import path from 'node:path';
import {TextlintKernel, type TextlintKernelOptions} from '@textlint/kernel';
import markdown from '@textlint/textlint-plugin-markdown';
import dictionary from 'textlint-rule-prh';

const options = {
  ext: '.md',
  plugins: [{pluginId: 'markdown', plugin: markdown}],
  rules: [
    {
      ruleId: 'phrases',
      rule: dictionary,
      options: {
        rulePaths: [path.join(__dirname, 'phrases.yml')],
        checkLink: true,
        checkBlockQuote: true,
        checkEmphasis: true,
      },
    },
  ],
} satisfies TextlintKernelOptions;

/**
 * Finds phrases in lines of Markdown, code spans left out.
 * @returns for each line with findings, messages that begin with the phrase and name a better one.
 * Equal lines are read once, since versions share most of their text.
 * @throws Error when a rule fails its own specs
 */
export async function findPhrases(lines: Iterable<string>): Promise<Map<string, string[]>> {
  const distinct = [...new Set(lines)];
  const {messages} = await new TextlintKernel().lintText(distinct.join('\n\n'), options);
  const found = new Map<string, string[]>();
  for (const {line, message} of messages) {
    // Each line of prose is followed by an empty one.
    const text = distinct[(line - 1) / 2];
    if (text === undefined)
      throw new Error(`textlint found "${message}" on line ${line} of nothing`);
    found.set(text, [...(found.get(text) ?? []), message]);
  }
  return found;
}
