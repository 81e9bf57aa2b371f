import {describe, expect, it} from 'vitest';
import {nextVersion, siteVersions} from '@site/src/site/versions';
import {codeOf, parsePage} from '@site/src/remark/parse-page';
import {readGuideCode} from '../support/guide-texts';
import {unknownNames} from '@site/src/checks/known-names';
import {readKnownNames} from '../support/known-names';
import {readJson} from '../support/specifications';

/** Names that pages of a version may use although its data does not know them: the name, and why. */
const readExceptions = (version: string) =>
  readJson<Record<string, Record<string, string>>>(`data/${version}/name-exceptions.json`);
const kinds = [
  'environment variable',
  'command',
  'Python method',
  'Node.js method',
  'route',
] as const;

describe.each(siteVersions)('names in the guides of $name', ({name, docsFolder}) => {
  const code = readGuideCode(docsFolder);
  const known = readKnownNames(name);
  const exceptions = readExceptions(name);

  it.each(kinds)('are known to the version: every %s', (kind) => {
    const unknown = unknownNames(kind, code, known)
      .filter((found) => !exceptions[kind]?.[found.name])
      .map((found) => `${found.where}: ${found.name}`);
    expect(unknown).toEqual([]);
  });

  it('are excepted for a reason, and as long as a page uses them', () => {
    const used = kinds.flatMap((kind) =>
      unknownNames(kind, code, known).map((found) => `${kind} ${found.name}`),
    );
    const listed = Object.entries(exceptions).flatMap(([kind, names]) =>
      Object.entries(names).map(([name, reason]) => ({entry: `${kind} ${name}`, reason})),
    );
    expect(listed.filter(({reason}) => reason.length < 15)).toEqual([]);
    expect(listed.map(({entry}) => entry).filter((entry) => !used.includes(entry))).toEqual([]);
  });
});

describe('the check of names', () => {
  const known = readKnownNames(nextVersion.name);
  const page = (text: string) => codeOf('docs/page.md', parsePage('docs/page.md', text));
  const names = (kind: (typeof kinds)[number], text: string) =>
    unknownNames(kind, page(text), known).map((found) => found.name);

  it('finds a variable that nothing reads', () => {
    expect(names('environment variable', '`OLLAMA_URL` and `OLLAMA_HOSTNAME_URL`')).toEqual([
      'OLLAMA_HOSTNAME_URL',
    ]);
  });

  it('finds a command and a flag that do not exist', () => {
    expect(
      names('command', '```bash\nllama model download x\nllama stack run starter --env A=b\n```'),
    ).toEqual(['llama model download', 'llama stack run --env']);
  });

  it('finds methods that a client does not have', () => {
    expect(
      names('Python method', '```python\nclient.models.list()\nclient.models.fetch()\n```'),
    ).toEqual(['client.models.fetch']);
    expect(
      names('Node.js method', '```javascript\nclient.models.list();\nclient.models.fetch();\n```'),
    ).toEqual(['client.models.fetch']);
  });

  it('finds a route that the server does not have', () => {
    expect(names('route', '`/v1/models/x` and `/v1/modelz`')).toEqual(['/v1/modelz']);
  });
});
