import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {writerComponents} from '@site/src/components/mdx';
import {missingWriterComponents, writerComponentPlaces} from '../../support/writer-components';

const root = path.resolve(__dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

describe('the components for writers', () => {
  it('are registered, shown and tested, each of them', () => {
    const folders = readdirSync(path.join(root, 'src/components/mdx'), {withFileTypes: true})
      .filter((entry) => entry.isDirectory())
      .map(({name}) => name);
    expect(
      missingWriterComponents({
        folders,
        registered: Object.keys(writerComponents),
        page: read(writerComponentPlaces.page),
        test: read(writerComponentPlaces.test),
      }),
    ).toEqual([]);
  });

  it('include the tabs of the theme on the page that shows them', () => {
    const page = read(writerComponentPlaces.page);
    expect(page).toMatch(/^<Tabs[ >]/m);
    expect(page).toMatch(/^<TabItem[ >]/m);
  });
});

describe('the check of components for writers', () => {
  const complete = {
    folders: ['Card', 'Steps'],
    registered: ['Card', 'Steps'],
    page: '<Card>\n</Card>\n\n```markdown\n<Steps>\n```\n\n<Steps>\n</Steps>\n',
    test: 'render(<Card />); render(<Steps>one</Steps>);',
  };

  it('finds nothing where every place has every component', () => {
    expect(missingWriterComponents(complete)).toEqual([]);
  });

  it('finds a component within a paragraph', () => {
    const page = 'Press <Card />.\n\n<Steps>\n</Steps>\n';
    expect(missingWriterComponents({...complete, page})).toEqual([]);
  });

  it('names the component, the file and the fix for each place that was forgotten', () => {
    const {registry, page, test} = writerComponentPlaces;
    expect(missingWriterComponents({...complete, folders: ['Card', 'Steps', 'Quiz']})).toEqual([
      `Quiz is unknown to writers: add it to writerComponents in ${registry}.`,
    ]);
    expect(
      missingWriterComponents({
        ...complete,
        page: complete.page.replace(/<Steps>\n<\/Steps>\n$/, ''),
      }),
    ).toEqual([`Steps has no example on ${page}: show it there, outside a fence.`]);
    expect(missingWriterComponents({...complete, test: 'render(<Card />)'})).toEqual([
      `Steps is rendered by no test: add one to ${test}.`,
    ]);
  });

  it('refuses a project without components', () => {
    expect(() => missingWriterComponents({...complete, folders: []})).toThrow('no component');
  });
});
