import {describe, expect, it} from 'vitest';
import {checkPage} from '../../checks';
import {describeFinding, toPage} from '@docs-kit/docs-facts/checks';
import {parsePage} from '@docs-kit/docs-facts/markdown';
import {readCheckFacts} from '../../support/check-facts';

const facts = readCheckFacts('next');

const findings = (text: string): string[] =>
  checkPage(toPage('page.md', 'page', parsePage('page.md', text)), facts, text).map(
    describeFinding,
  );

describe('a finding', () => {
  it('names file, line, what was found and the nearest known name', () => {
    expect(findings('Text.\n\nUse `remote::olama`.')).toEqual([
      'page.md:3: "remote::olama" is no provider type of next. Did you mean "remote::ollama"?',
    ]);
  });
});

describe('a mark', () => {
  it('tells readers and checks that a name does not exist, in its section', () => {
    const text = [
      '## One',
      ':absent[There is no `remote::olama`.] Once more: `remote::olama`.',
      '## Two',
      'Here it is wrong: `remote::olama`.',
    ].join('\n\n');
    expect(findings(text)).toHaveLength(1);
    expect(findings(text)[0]).toContain('page.md:7:');
  });

  it('covers the page when it is in the introduction', () => {
    expect(findings('# A\n\n:absent[No `remote::olama`.]\n\n## B\n\n`remote::olama`')).toEqual([]);
    expect(findings(':absent[No `remote::olama`.]\n\n## B\n\n`remote::olama`')).toEqual([]);
  });

  it('makes a name the reader’s own on the whole page', () => {
    const text = '## One\n\n:own[Add your own `remote::acme`.]\n\n## Two\n\n`llama_stack.acme`';
    expect(findings(text)).toEqual([]);
  });

  it('is wrong on what exists', () => {
    expect(findings(':absent[There is no `remote::ollama`.]')[0]).toContain(
      'page.md:1: "remote::ollama" exists in this version',
    );
  });

  it('is wrong when its words do not say it, or it names nothing', () => {
    expect(findings(':absent[See `remote::olama`.]')[0]).toContain('does not tell readers so');
    expect(findings(':own[See `remote::acme`.]')[0]).toContain('does not tell readers so');
    expect(findings(':absent[There is none.]')[0]).toContain('marks no name');
  });
});
