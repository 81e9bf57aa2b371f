import {cleanup, render} from '@testing-library/react';
import {afterEach, describe, expect, it} from 'vitest';
import NameText from './NameText';

afterEach(cleanup);

describe('a long name', () => {
  it.each([
    ['ZOO_KEEPER_CONFIG_DIR', 'ZOO_|KEEPER_|CONFIG_|DIR'],
    ['_strict_response_validation', '_|strict_|response_|validation'],
    ['https://api.example.com/v1', 'https:|/|/api.|example.|com|/v1'],
    ['/v1/responses/{response_id}/input_items', '/v1|/responses|/{response_id}|/input_items'],
    ['inline::meta-reference', 'inline::|meta-|reference'],
    ['ResponseOutputMessage', 'Response|Output|Message'],
    ['zoo-keepers/all-MiniLM-L6-v2', 'zoo-|keepers|/all-|MiniLM-|L6-|v2'],
    ['short', 'short'],
  ])('breaks where its words begin: %s', (text, shown) => {
    const {container} = render(<NameText text={text} />);
    expect(container.innerHTML.replaceAll('<wbr>', '|')).toBe(shown.replaceAll('>', '&gt;'));
    expect(container.textContent).toBe(text);
  });
});
