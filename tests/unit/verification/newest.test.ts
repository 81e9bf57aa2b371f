import {describe, expect, it} from 'vitest';
import {limitsIn} from '../../../verification/newest';

describe('the limits of packages on pages', () => {
  it('are found in commands, each once, without extras and lower bounds', () => {
    const pages = [
      'uv pip install "zoo<2" "cage[iron,wood]>=1.8,<3" hay',
      'pip install \'zoo<2\' "straw==1.0"',
    ];
    expect(limitsIn(pages)).toEqual(['cage<3', 'zoo<2']);
  });

  it('are none where pages name none', () => {
    expect(limitsIn(['if a <b> "c" d<2'])).toEqual([]);
  });
});
