import {setTimeout as wait} from 'node:timers/promises';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {notingWarnings} from '../../../src/plugins/support/warnings';

const methods = ['warn', 'error'] as const;

beforeAll(() => {
  for (const method of methods) vi.spyOn(console, method).mockImplementation(() => undefined);
});
afterAll(() => vi.restoreAllMocks());

describe('work that may warn', () => {
  it('is known to have warned, however deep the warning is', async () => {
    const deep = async (): Promise<string> => {
      await wait(1);
      console.warn('Beware.');
      return 'done';
    };
    expect(await notingWarnings(deep)).toEqual({value: 'done', hasWarned: true});
  });

  it('is not blamed for a warning of other work that is done at the same time', async () => {
    const [loud, quiet] = await Promise.all([
      notingWarnings(async () => {
        await wait(2);
        console.error('Broken.');
      }),
      notingWarnings(() => wait(5)),
    ]);
    expect([loud.hasWarned, quiet.hasWarned]).toEqual([true, false]);
  });

  it('passes an error on', async () => {
    await expect(notingWarnings(() => Promise.reject(new Error('No.')))).rejects.toThrow('No.');
  });
});
