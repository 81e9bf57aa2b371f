import {describe, expect, it} from 'vitest';
import {siteVersions} from '@site/src/site/versions';
import {codeOf, parsePage} from '@docs-kit/docs-facts/markdown';
import {readGuideCode} from '../support/guide-texts';
import {parsedLanguages, syntaxProblem, syntaxProblems} from '@docs-kit/docs-facts/samples';

describe.each(siteVersions)('samples in the guides of $name', ({docsFolder}) => {
  const {fences} = readGuideCode(docsFolder);

  it.each(parsedLanguages.filter((language) => language !== 'typescript'))(
    'in %s all parse',
    (language) => {
      expect(syntaxProblems(fences, language)).toEqual([]);
    },
  );

  it('have no prompt before a command', () => {
    const commands = fences.filter(({language}) => language === 'bash');
    const prompted = commands.filter(({code}) => /^\s*\$ /m.test(code));
    expect(prompted.map(({file, line}) => `${file}:${line}`)).toEqual([]);
  });
});

describe('the check of samples', () => {
  it.each([
    ['json', '{"a": }'],
    ['yaml', 'a: [1'],
    ['python', 'def f(:\n'],
    ['javascript', 'const = 1;'],
    ['bash', 'if true; then'],
  ])('names file and line of a broken %s sample', (language, code) => {
    const {fences} = codeOf(
      'docs/page.md',
      parsePage('docs/page.md', `Text\n\n\`\`\`${language}\n${code}\n\`\`\`\n`),
    );
    expect(fences).toHaveLength(1);
    expect(fences.map(syntaxProblem)[0]).toMatch(/^docs\/page\.md:3: /);
  });

  it('refuses a fence that is never closed', () => {
    expect(() => parsePage('docs/page.md', '```bash\nls\n')).toThrow(
      'docs/page.md:1: the fence is never closed',
    );
  });
});
