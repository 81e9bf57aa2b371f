import {describe, expect, it} from 'vitest';
import {placeholderValues, replaceIds} from '../../../verification/operations/preparation';

describe('the values of a path', () => {
  it('are read from the address in a curl program', () => {
    expect(
      placeholderValues(
        '/v1/agents/{agent_id}/session/{session_id}',
        "curl 'http://localhost:8321/v1/agents/a-1/session/b-2?limit=1'",
      ),
    ).toEqual(
      new Map([
        ['agent_id', 'a-1'],
        ['session_id', 'b-2'],
      ]),
    );
  });

  it('are read from an address on several lines', () => {
    const code = "curl --head \\\n  'http://localhost:8321/v1/agents'\\\n'/a-1/session/b-2'";
    expect([...placeholderValues('/v1/agents/{agent}/session/{session}', code).values()]).toEqual([
      'a-1',
      'b-2',
    ]);
  });

  it('are empty when the program calls another path', () => {
    expect(placeholderValues('/v1/{a}', "curl 'http://localhost:8321/v2/x'").get('a')).toBe('');
  });
});

describe('the ids in a program', () => {
  it('are replaced wherever they are, and nothing else is', () => {
    expect(replaceIds('get(vs_1); put(vs_1, 2)', new Map([['vs_1', 'vs_9']]))).toBe(
      'get(vs_9); put(vs_9, 2)',
    );
  });
});
