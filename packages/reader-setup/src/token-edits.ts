import {type Edit, escape, insert, replace} from './edit';
import type {SampleDefaults} from './facts';

/** A sample, the variable that holds the token, and a pattern of an address of the server. */
interface Request {
  readonly code: string;
  readonly token: string;
  readonly address: string;
  /** Whether client libraries read the variable by themselves. */
  readonly isRead: boolean;
}

const languages: Readonly<Record<string, (request: Request) => Edit[]>> = {
  bash: ({code, token, address}) =>
    insert(
      code,
      new RegExp(`\\bcurl\\b(?=(?:[^|;&\\n]|\\\\\\n)*${address})`, 'g'),
      ` -H "Authorization: Bearer $${token}"`,
    ),
  java: ({code, token, address}) =>
    insert(
      code,
      new RegExp(`\\.uri\\(URI\\.create\\(\\s*"${address}[^"]*"(?:\\s*\\+ "[^"]*")*\\)\\)`, 'g'),
      `.header("Authorization", "Bearer " + System.getenv("${token}"))`,
    ),
  python(request) {
    const {code, token, address} = request;
    const value = `os.environ["${token}"]`;
    const header = `, headers={"Authorization": "Bearer " + ${value}}`;
    const call = new RegExp(
      `\\bhttpx\\.\\w+\\((?:\\s*"[A-Z]+",)?\\s*"${address}[^"]*"(?:\\s*"[^"]*")*`,
      'g',
    );
    const edits = [...argumentEdits(request, value, 'api_key='), ...insert(code, call, header)];
    return edits.length > 0 && !/^\s*import os\b/m.test(code)
      ? [{start: 0, end: 0, text: 'import os\n'}, ...edits]
      : edits;
  },
  javascript(request) {
    const {code, token, address} = request;
    const value = `process.env.${token}`;
    const header = `Authorization: \`Bearer \${${value}}\``;
    const hasUrl = new RegExp(`\\bconst url =\\s*'${address}`).test(code);
    const call = hasUrl ? '\\bfetch\\(url' : `\\bfetch\\('${address}[^']*'`;
    const hasHeaders = /\bheaders: \{/.test(code);
    const options = new RegExp(hasHeaders ? `${call}[^]*?headers: \\{` : `${call}, \\{`, 'g');
    return [
      ...argumentEdits(request, value, 'apiKey: '),
      ...insert(code, options, hasHeaders ? ` ${header},` : ` headers: { ${header} },`),
      ...insert(code, new RegExp(`${call}(?=\\))`, 'g'), `, { headers: { ${header} } }`),
    ];
  },
};

/** The argument of a client library, in place of a filler or behind the address. */
function argumentEdits({code, address, isRead}: Request, value: string, name: string): Edit[] {
  const filler = /\b(?:api_key\s*=|apiKey\s*:)\s*(?<at>(["'])(?:none|not-needed)\2)/g;
  const edits = replace(code, filler, () => value);
  if (isRead || edits.length > 0) return edits;
  const argument = new RegExp(`\\bbase_?[uU][rR][lL]\\s*[=:]\\s*["']${address}["']`, 'g');
  return insert(code, argument, `, ${name}${value}`);
}

/**
 * The header or argument that carries a token, in the way of each language. A sample that sends one
 * already keeps it.
 */
export function tokenEdits(
  code: string,
  language: string,
  token: string,
  {server, tokenVariable}: SampleDefaults,
): Edit[] {
  if (/authorization/i.test(code)) return [];
  const request = {code, token, address: escape(server), isRead: token === tokenVariable};
  return languages[language]?.(request) ?? [];
}
