import {spawnSync} from 'node:child_process';
import {parser} from '@lezer/python';
import {parse as parseJava} from 'java-parser';
import {describe, expect, it} from 'vitest';
import {loadPageSets} from '../../src/files/page-sets';
import {documentedSamples, findingsOf} from '../support/api-samples';

const samples = documentedSamples();
const ofLanguage = (id: string) => samples.filter(({sample}) => sample.id === id);

function pythonError(code: string): string | undefined {
  let error: string | undefined;
  parser.parse(code).iterate({
    enter: (node) => {
      if (node.type.isError)
        error ??= `syntax error at ${JSON.stringify(code.slice(node.from, node.from + 40))}`;
    },
  });
  return error;
}

function javaError(code: string): string | undefined {
  try {
    parseJava(code);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function shellError(code: string): string | undefined {
  const {status, stderr} = spawnSync('bash', ['-n'], {input: code, encoding: 'utf8'});
  return status === 0 ? undefined : `bash -n: ${stderr}`;
}

const javaClass = (body: string): string =>
  `public class A { public static void main(String[] args) { ${body} } }`;

describe('code samples of the API reference', () => {
  it('are on every operation page in all four languages, once or twice', () => {
    const pages = loadPageSets().flatMap(({operations}) => operations);
    const tabs = ['python', 'curl', 'nodejs', 'java'];
    const written = pages.map(({operation, samples: all}) => ({
      id: operation.id,
      sets: [false, true]
        .map((streaming) => all.filter((each) => each.streaming === streaming).map(({id}) => id))
        .filter((ids) => ids.length > 0),
    }));
    expect(pages.length).toBeGreaterThan(0);
    // First the languages: one that is new is missing here, not on each page.
    expect([...new Set(written.flatMap(({sets}) => sets.flat()))]).toEqual(tabs);
    const incomplete = written.filter(
      ({sets}) => sets.length === 0 || sets.some((ids) => ids.join() !== tabs.join()),
    );
    expect(incomplete.map(({id}) => id)).toEqual([]);
  });

  it('cannot be checked when there are none', () => {
    expect(() => findingsOf([], () => undefined)).toThrow('no code samples');
  });

  it('are valid Python', () => {
    expect(findingsOf(ofLanguage('python'), pythonError)).toEqual([]);
  });

  it('are valid Java', () => {
    expect(findingsOf(ofLanguage('java'), javaError)).toEqual([]);
  });

  it('are valid shell commands', () => {
    expect(findingsOf(ofLanguage('curl'), shellError)).toEqual([]);
  });

  it.each([
    ['a call that is not closed', pythonError, 'print("a"'],
    ['a keyword argument without a value', pythonError, 'f(\n    a=,\n)'],
    ['a statement without its semicolon', javaError, javaClass('int a = 1')],
    ['a text block that is not closed', javaError, javaClass('String a = """\n"b";')],
    ['a quotation that is not closed', shellError, 'curl --data \'{"a": "it\'s"}\''],
  ])('are rejected for %s', (_, check, code) => {
    expect(check(code)).toBeDefined();
  });

  it.each([
    ['Python', pythonError, 'print("a")'],
    ['Java', javaError, javaClass('int a = 1;')],
    ['shell', shellError, "curl --data '{\"a\": \"it'\\''s\"}'"],
  ])('are accepted when they are right: %s', (_, check, code) => {
    expect(check(code)).toBeUndefined();
  });
});
