import {click, eventually, see, type} from './support/acts';
import {currentAddress, textOf} from './support/in-page';
import {expect, test} from './support/test';

/** The pages that answer for what readers have: a run file that is composed, an error that is looked up. */

const runFile = '[role="group"][aria-label="run.yaml"]';

test('a composed run file has what was chosen, also after a reload and from its address', async ({
  tab,
  site,
}) => {
  await tab.open(`${site.origin}/compose`);
  await click(tab, {role: 'button', name: '*inference*', within: 'main'});
  await click(tab, {role: 'checkbox', name: '*remote::vllm*'});
  const isChosen = (): Promise<void> =>
    eventually(async () => {
      expect(await tab.evaluate(textOf, runFile)).toContain('provider_type: remote::vllm');
    });
  await isChosen();
  const address = await tab.evaluate(currentAddress);
  expect(address).toContain('remote::vllm');
  await tab.reload();
  await isChosen();
  await tab.open(`${site.origin}/accessibility`);
  await tab.open(site.origin + address);
  await isChosen();
});

test('a typed error leads to its row, and Back to where it was typed', async ({tab, site}) => {
  await tab.open(`${site.origin}/check`);
  await click(tab, {role: 'field', name: 'Your text'});
  await type(
    tab,
    "Model 'vllm/my-model' not found. Use 'client.models.list()' to list available Models.",
  );
  const page = {role: 'link', name: 'vLLM', within: '.check-match'} as const;
  await see(tab, page);
  await click(tab, page);
  await eventually(async () => {
    expect(await tab.evaluate(currentAddress)).toMatch(/\/remote_vllm#error-[0-9a-f]{7}$/);
  });
  await see(tab, {role: 'heading', name: 'vLLM'});
  await tab.back();
  await see(tab, {role: 'field', name: 'Your text'});
});
