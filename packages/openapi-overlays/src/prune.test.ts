import {describe, expect, it} from 'vitest';
import {composeLiving, importStructure} from '.';

const imported = importStructure({repository: 'https://example.org/zoo', commit: '0123abcd'}, [
  {
    file: 'zoo.yaml',
    level: 'stable',
    text: `
openapi: 3.1.0
info: {title: Zoo, version: "1"}
paths:
  /animals: {get: {responses: {"200": {description: ""}}}}
components: {schemas: {}}
`,
  },
]);
const head = 'overlay: 1.0.0\ninfo: {title: Zoo, version: "1"}\n# Whom visitors meet.\nactions:\n';
const animals = `  - target: $.paths['/animals'].get
    update:
      summary: List animals   # all of them
      responses:
        "200": {description: Animals.}
`;
const cages = `  - target: $.paths['/cages'].get
    update: {summary: List cages}
`;

/** An overlay without what is obsolete. */
function pruned(text: string): string {
  const words = [{file: 'words.yaml', text}];
  const {changed, composed} = composeLiving({
    imported: {file: 'imported.yaml', text: imported},
    names: {},
    corrections: [],
    words,
    levels: {},
  });
  expect(composed.findings.filter(({obsolete}) => obsolete)).toEqual([]);
  return changed.get('words.yaml') ?? text;
}

describe('words about what is gone', () => {
  it('go with their action, and everything else stays as it is written', () => {
    expect(pruned(`${head}${cages}${animals}`)).toBe(`${head}${animals}`);
    expect(pruned(`${head}${animals}${cages}`)).toBe(`${head}${animals}`);
  });

  it('go from the list of a target that has others', () => {
    for (const list of ["'/animals', '/cages'", "'/cages', '/animals'", "'/x', '/animals', '/y'"]) {
      const words = animals.replace("'/animals'", list);
      expect(pruned(`${head}${words}`)).toBe(`${head}${animals}`);
    }
  });

  it('go alone where their neighbors are about something', () => {
    const more = animals.replace(
      '      responses:\n',
      '      parameters:\n        old: {x: y}\n      responses:\n',
    );
    expect(pruned(`${head}${more}`)).toContain('summary: List animals   # all of them');
    expect(
      pruned(
        `${head}${animals.replace('        "200"', '        "201": {description: New.}\n        "200"')}`,
      ),
    ).toBe(`${head}${animals}`);
  });

  it('leave an empty file when they are all that it has', () => {
    expect(pruned(`${head}${cages}`)).toBe('');
    expect(pruned(`${head}${cages}${cages.replace('cages', 'trees')}`)).toBe('');
  });

  it('are the only thing that goes: nothing changes where nothing is gone', () => {
    expect(pruned(`${head}${animals}`)).toBe(`${head}${animals}`);
  });
});
