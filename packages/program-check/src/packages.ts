import type {Context} from './context';

/** Checks lists of requirements: `requirements.txt`, `pyproject.toml` and `package.json`. */
export function checkRequirements(text: string, context: Context): void {
  const {facts, notes} = context;
  const isJson = text.trimStart().startsWith('{');
  const isList = !isJson && !/^\s*\[[\w.-]+\]\s*$/m.test(text);
  let offset = 0;
  for (const line of text.split('\n')) {
    const code = line.replace(/(^|\s)#.*$/, '$1');
    if (isList) {
      const inset = code.length - code.trimStart().length;
      checkRequirement(code.trim(), offset + inset, 'pypi', context);
    } else if (isJson) {
      const entry = /"([^"]+)"(\s*:\s*)"([^"]*)"/.exec(code);
      const change = entry && facts.packages[`npm ${entry[1] ?? ''}`];
      if (entry && change && !isNew(entry[3] ?? '', change.to)) {
        const start = offset + entry.index;
        const label = `${entry[1] ?? ''} ${entry[3] ?? ''}`;
        notes.add([start, start + entry[0].length], label, change, null);
      }
    } else {
      for (const {1: found = '', index} of code.matchAll(/["']([^"']+)["']/g)) {
        checkRequirement(found, offset + index + 1, 'pypi', context);
      }
      // Tables of Poetry: `zoo-client = "^1.0"`.
      const table = /^([\w.-]+)\s*=\s*(?:["'{])/.exec(code);
      const change = table && facts.packages[`pypi ${nameOf(table[1] ?? '')}`];
      if (table && change)
        notes.add([offset, offset + code.trimEnd().length], table[1] ?? '', change, null);
    }
    offset += line.length + 1;
  }
}

/** Checks one requirement, such as `zoo-client[all]>=1,<2`. */
export function checkRequirement(
  text: string,
  start: number,
  ecosystem: 'pypi' | 'npm',
  {facts, notes}: Context,
): void {
  const match = /^(@?[\w./-]*?[\w-])(?:\[[^\]]*\])?(?=$|[\s=<>~!;@^])/.exec(text);
  const name = nameOf(match?.[1] ?? '');
  const change = facts.packages[`${ecosystem} ${name}`];
  if (change && !isNew(text, change.to)) notes.add([start, start + text.length], text, change);
}

const nameOf = (name: string): string => name.toLowerCase().replace(/[_.]+/g, '-');

/** Whether a requirement names the revision of the newer version, or one that the text computes. */
function isNew(text: string, to: string | undefined): boolean {
  const revision = /[@#=]([^@#=]+)$/.exec(to ?? '')?.[1];
  return (revision !== undefined && text.includes(revision)) || /\$|\{/.test(text);
}
