import {describe, expect, it} from 'vitest';
import {analyze, tokensOf} from './analyze';

const termsOf = (text: string) => tokensOf(text).map(({term}) => term);

describe('the terms of a text', () => {
  it.each([
    ['OTTARA_URL', ['ottara', 'url', 'ottaraurl']],
    ['ottara-url', ['ottara', 'url', 'ottaraurl']],
    ['ottaraUrl', ['ottara', 'url', 'ottaraurl']],
    ['remote::vllm', ['remot', 'vllm', 'remotevllm']],
    ['OpenAIResponse', ['open', 'ai', 'respons', 'openairesponse']],
    ['vectorDBs', ['vector', 'db', 'vectordbs']],
    ['--model-id', ['model', 'id', '__modelid', 'modelid']],
  ])('finds %s whole and in parts', (text, terms) => {
    expect(termsOf(text)).toEqual(terms);
  });

  it('finds what follows each strong separator', () => {
    expect(termsOf('client.responses.create')).toEqual(
      expect.arrayContaining(['clientresponsescreate', 'responsescreate', 'client', 'creat']),
    );
  });

  it('finds the placeholder of a route and not the route as one word', () => {
    const terms = termsOf('/v1/files/{file_id}/content');
    expect(terms).toContain('fileid');
    expect(terms.every((term) => term.length < 10)).toBe(true);
  });

  it('leaves out words that say nothing, single letters, numbers and random ids', () => {
    expect(termsOf('the of a 12 0.25 conv_5f1c0b9a3e7d42868a94b0c7d1e2f3a4')).toEqual(['conv']);
    expect(termsOf('error 404')).toEqual(['error', '404']);
  });

  it('gives inflected forms the same term', () => {
    expect(termsOf('deploying deployed deployments')).toEqual(['deploy', 'deploy', 'deploy']);
    expect(termsOf('guardrails')).toEqual(termsOf('guardrail'));
    expect(termsOf('JWTs')).toEqual(termsOf('JWT'));
  });

  it('keeps the place of each term in the text', () => {
    const [chunk] = analyze('see `vector_io`');
    expect(chunk?.text).toBe('see');
    for (const {start, text} of tokensOf('set OTTARA_URL now')) {
      expect('set OTTARA_URL now'.slice(start, start + text.length)).toBe(text);
      expect(text).toMatch(/^(set|OTTARA|URL|OTTARA_URL|now)$/);
    }
  });
});
