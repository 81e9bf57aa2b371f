import type {ProgramKind} from './report';

const byName: readonly (readonly [RegExp, ProgramKind])[] = [
  [/\.(?:py|pyi|ipynb)$/i, 'python'],
  [/\.(?:[cm]?[jt]sx?)$/i, 'typescript'],
  [/\.ya?ml$/i, 'yaml'],
  [
    /(?:^|[/\\])(?:requirements[^/\\]*\.(?:txt|in)|constraints[^/\\]*\.txt|pyproject\.toml|package\.json)$/i,
    'requirements',
  ],
  [/(?:\.(?:sh|bash|zsh)|(?:^|[/\\])(?:Dockerfile|Containerfile)[^/\\]*)$/i, 'shell'],
];

/** What each kind is recognized by where no name says it, in this order. */
const byContent: readonly (readonly [RegExp, ProgramKind])[] = [
  [/^#!.*\bpython/, 'python'],
  [/^#!.*\b(?:node|deno|bun|tsn?)\b/, 'typescript'],
  [/^#!.*sh\b/, 'shell'],
  [/^\s*\{[^]*"(?:dependencies|devDependencies)"\s*:/, 'requirements'],
  [/^\[(?:project|tool\.[\w.-]+|build-system)\]\s*$/m, 'requirements'],
  [/^\s*\{[^]*"cell_type"\s*:/, 'python'],
  [
    /^(?:from\s+[\w.]+\s+import\s|import\s+[\w.]+(?:\s+as\s+\w+)?\s*$|(?:async\s+)?def\s+\w+\(|@\w+[\w.]*\s*$|class\s+\w+.*:\s*$)/m,
    'python',
  ],
  [
    /^\s*(?:import\s.*\bfrom\s*["']|import\s*["']|export\s+(?:default|const|let|async|function|class|interface|type|enum|\{|\*)|(?:const|let|var)\s+[\w${[]|await\s+\w+\.|interface\s+\w+)/m,
    'typescript',
  ],
  [
    /^(?:version|apis|providers|services|apiVersion|kind|image_type|distribution_spec|metadata_store)\s*:/m,
    'yaml',
  ],
  [
    /^\s*(?:curl|pip3?|uv|uvx|npm|npx|docker|podman|export|sudo|cd|echo|python3?|conda|kubectl|oc|\$|[A-Z_]+=\S+)(?:\s|$)/m,
    'shell',
  ],
  [
    /^(?:\s*(?:#.*|[\w.-]+(?:\[[\w,.-]+\])?\s*(?:[=<>~!]=?\s*[\w.*]+(?:\s*,\s*[<>=!~]=?\s*[\w.*]+)*)?\s*(?:;.*|@\s*\S+)?)?\n)*\s*[\w.-]+(?:\[[\w,.-]+\])?\s*[=<>~!]=\s*[\w.*]+/,
    'requirements',
  ],
  [
    /^\s*[\w.]+\s*=\s*(?:await\s+)?[\w.]+\(|^\s*(?:await\s+)?(?:\w+\.){2,}\w+\(|^\s*(?:for\s.*:|print\(.*\))\s*$/m,
    'python',
  ],
];

/** A line of YAML outside of long texts. */
const yamlLine = /^\s*(?:#.*|---|-(?:\s.*)?|["']?[\w./-]+["']?\s*:(?:\s.*)?|[\]}].*)?$/;

/**
 * Says what a text is.
 * @param name name of its file, where it has one
 * @param programs commands by which a script is known, beside those that many have
 * @returns undefined for another text, such as a message of an error
 */
export function kindOf(
  text: string,
  {name, programs = []}: {readonly name?: string; readonly programs?: readonly string[]} = {},
): ProgramKind | undefined {
  const named = name !== undefined ? byName.find(([pattern]) => pattern.test(name)) : undefined;
  if (named) return named[1];
  if (isMessage(text)) return undefined;
  // Enough of a long text to know it by.
  const beginning = text.slice(0, 20_000);
  const known = byContent.find(([pattern]) => pattern.test(beginning));
  if (known) return known[1];
  const lines = beginning.split('\n');
  const isCommand = (line: string): boolean =>
    programs.includes(/^(?:\w+=\S+\s+)*([\w-]+)(?=\s)/.exec(line)?.[1] ?? '') ||
    /^[a-z][\w-]*(?:\s+[\w./:=-]+)*\s+--?[a-z]/.test(line);
  if (isCommand(lines.find((line) => line.trim() !== '' && !line.startsWith('#')) ?? '')) {
    return 'shell';
  }
  return lines.length > 1 && lines.every((line) => yamlLine.test(line)) ? 'yaml' : undefined;
}

/** A traceback, a line of a log or the body of a response. */
function isMessage(text: string): boolean {
  return /^(?:Traceback \(most recent call last\)|\w*(?:Error|Exception)\b.*:|(?:ERROR|WARNING|INFO|DEBUG)\b|[\w-]+(?: [\w-]+)*: error: |\s*\{"(?:error|detail)"\s*:)/m.test(
    text,
  );
}
