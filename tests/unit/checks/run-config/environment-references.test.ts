import {describe, expect, it} from 'vitest';
import {
  validateReferences,
  valueWithoutVariables,
} from '../../../checks/run-config/environment-references';

const known = new Set(['OLLAMA_URL', 'PGVECTOR_DB']);
const messages = (value: unknown): string[] =>
  validateReferences(value, known).map((finding) => `${finding.path}: ${finding.message}`);

describe('environment references', () => {
  it('accepts the three forms, also several in one string', () => {
    const value = {
      a: '${env.OLLAMA_URL}',
      b: [
        '${env.OLLAMA_URL:=http://localhost:11434}',
        'x/${env.PGVECTOR_DB:+on}/${env.OLLAMA_URL:=}',
      ],
    };
    expect(messages(value)).toEqual([]);
  });

  it.each([
    ['a default without the equals sign', '${env.OLLAMA_URL:__disabled__}'],
    ['a shell reference', '$OLLAMA_URL'],
    ['a reference without env', '${OLLAMA_URL}'],
    ['a lower-case name', '${env.ollama_url}'],
    ['a reference that is not closed', '${env.OLLAMA_URL'],
  ])('names %s as literal text', (_what, text) => {
    const [finding, ...more] = validateReferences({config: {url: text}}, known);
    expect(more).toEqual([]);
    expect(finding?.path).toBe('config.url');
    expect(finding?.message).toContain('stays literal text');
  });

  it('names a variable that the version does not read', () => {
    expect(messages(['${env.OLLAMA_HOST:=x}'])).toEqual([
      '[0]: "OLLAMA_HOST" is not a variable of this version. Use one of environment-variables.json.',
    ]);
  });

  it('names a switch that never has a value', () => {
    expect(messages('${env.OLLAMA_URL:+}')[0]).toContain('is always empty');
  });
});

describe('the value without variables', () => {
  it.each([
    ['plain text', 'plain text'],
    ['8000', '8000'],
    ['${env.PORT:=8000}', 8000],
    ['${env.RATE:=0.5}', 0.5],
    ['${env.FLAG:=True}', true],
    ['${env.FLAG:=false}', false],
    ['${env.KEY:=}', null],
    ['${env.KEY:+on}', null],
    ['${env.DIR:=~/.llama}/store.db', '~/.llama/store.db'],
    ['${env.KEY}', undefined],
    ['${env.DIR:=x}/${env.KEY}', undefined],
  ])('of %s', (text, value) => {
    expect(valueWithoutVariables(text)).toBe(value);
  });
});
