import type {ReactNode} from 'react';

/** What a code block is: something to type, what comes back, or a file. */
export type CodeKind = 'input' | 'output' | 'file';

/** What the line above the code says. */
export interface BlockDescription {
  readonly kind: CodeKind;
  /** The title that the writer gave, such as the name of a file. */
  readonly heading: ReactNode;
  /** What the line says without a title; undefined for a language without a name. */
  readonly label: string | undefined;
  /** What came of running it, such as `Ran on v0.2.23`. */
  readonly ran: string | undefined;
}

/** Names of languages as readers know them; a command is typed into a terminal. */
const languageNames: Readonly<Record<string, string>> = {
  bash: 'Terminal',
  powershell: 'PowerShell',
  python: 'Python',
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  java: 'Java',
  kotlin: 'Kotlin',
  swift: 'Swift',
  json: 'JSON',
  yaml: 'YAML',
  toml: 'TOML',
  nginx: 'nginx',
  html: 'HTML',
};

/**
 * Reads what a block is from the language of its fence and the words behind it: `title="run.yaml"`,
 * `output` and `ran="Ran on v0.2.23"`.
 */
export function describeBlock({
  className = '',
  metastring = '',
  title,
}: {
  readonly className?: string;
  readonly metastring?: string;
  readonly title?: ReactNode;
}): BlockDescription {
  const language = /(?:^|\s)language-(\S+)/.exec(className)?.[1] ?? '';
  const heading = title ?? /title=(["'])(.*?)\1/.exec(metastring)?.[2];
  const isOutput = /(?:^|\s)output(?:\s|$)/.test(metastring);
  return {
    kind: isOutput ? 'output' : heading ? 'file' : 'input',
    heading,
    label: isOutput ? (language === 'json' ? 'Response' : 'Output') : languageNames[language],
    ran: /(?:^|\s)ran="([^"]*)"/.exec(metastring)?.[1],
  };
}
