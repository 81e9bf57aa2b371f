/**
 * Every command of the guides that installs packages was run with the newest releases of one day, by
 * `verification/installs/run.ts`, or there is a reason; and pages say what fails.
 */
import type {InstallsData, TriedInstall} from '@site/src/facts/data-types';
import {readSourceData} from '@site/src/files/source';
import {latestVersion, siteVersions} from '@site/src/site/versions';
import {describe, expect, it} from 'vitest';
import {
  type Installation,
  installationsOf,
  installingPages,
  reasonNotToInstall,
  reasonNotToRun,
  reasonOfSize,
} from '../../verification/installs/commands';
import {installKey, pendingInstalls} from '../../verification/installs/pending';
import {readGuides} from '../support/guide-texts';
import {readJson} from '../support/specifications';

/** Compares the record with its reasons, and what failed with the texts of the pages. */
function installFindings(
  installations: readonly Installation[],
  installs: readonly TriedInstall[],
  texts: ReadonlyMap<string, string>,
): string[] {
  const found = new Map(installations.map((each) => [installKey(each), each]));
  return installs.flatMap((install) => {
    const {pages, result, reason, message = ''} = install;
    const key = installKey(install);
    if (pages.includes('/compose')) return result === 'fails' ? [`/compose: ${message}`] : [];
    const installation = found.get(key);
    if (!installation) return [];
    const known = [reasonNotToRun(installation), reasonNotToInstall(installation), reasonOfSize];
    const isRun = result === 'works' || result === 'fails';
    if (!isRun && !known.includes(reason)) return [`${key}: "${reason ?? ''}" is not its reason`];
    if (result !== 'fails') return [];
    return installation.pages
      .filter((page) => !message.split('\n').every((line) => texts.get(page)?.includes(line)))
      .map((page) => `${page}: "${key}" fails, and the page doesn't say: ${message}`);
  });
}

describe.each(siteVersions)('the packages of $name', ({name, docsFolder}) => {
  const {installs} = readJson<InstallsData>(`data/${name}/installs.json`);
  const texts = new Map(readGuides(docsFolder).map(({page, text}) => [page.id, text]));

  it('were installed as pages say, or not for a reason, and pages quote what fails', () => {
    const installations = installationsOf(installingPages(name));
    expect(installations.length).toBeGreaterThan(30);
    expect(installs.filter(({result}) => result === 'works').length).toBeGreaterThan(15);
    expect(installFindings(installations, installs, texts)).toEqual([]);
  });
});

describe('an installation', () => {
  const fence = (code: string) => ({file: 'zoo.md', line: 1, language: 'bash', meta: '', code});
  const page = (id: string, ...codes: readonly string[]) => ({
    id,
    fences: codes.map(fence),
    inline: [],
  });
  const install = (commands: readonly string[], more: Partial<TriedInstall>): TriedInstall => ({
    commands,
    pages: ['zoo'],
    date: '2026-01-01',
    result: 'works',
    packages: {},
    ...more,
  });
  const {package: framework, program} = readSourceData(latestVersion.name).framework;
  const build = `${program} stack build --image-name den`;
  const [lion, tiger, bear] = ['uv pip install lion', 'uv pip install tiger', 'docker build bear'];

  it('is found in fences and texts, once for all pages, apart from the framework', () => {
    const found = installationsOf([
      page('a', `uv venv\nuv pip install \\\n  ${framework}==1\n${lion}\nzoo run`),
      page('b', "echo 'tiger<2' > limits.txt", `UV_CONSTRAINT=limits.txt ${tiger}`),
      {...page('c'), inline: [{file: 'zoo.md', line: 1, code: lion}]},
      page('d', 'pip install lion --list-distros'),
      page(
        'e',
        `source den/bin/activate\n${lion}`,
        `${build}\nsource den/bin/activate\n${tiger}\nzoo run`,
      ),
    ]);
    expect(found).toMatchObject([
      {commands: [`uv pip install ${framework}==1`], pages: ['a']},
      {commands: [lion], pages: ['a', 'c', 'e']},
      {
        commands: [`UV_CONSTRAINT=limits.txt ${tiger}`],
        before: ["echo 'tiger<2' > limits.txt"],
      },
      {commands: [build, 'source den/bin/activate', tiger]},
    ]);
    expect(() => installationsOf([page('d', 'ls')])).toThrow('No page has a command');
  });

  it('is reported without its reason, and when its page hides a failure', () => {
    const found = installationsOf([page('zoo', tiger), page('zoo', `${bear} pip install`)]);
    const installs = [
      install([tiger], {result: 'fails', message: "No module named 'cage'"}),
      install([`${bear} pip install`], {result: 'not run', reason: 'takes long'}),
      install(['uv pip install bat'], {pages: ['/compose'], result: 'fails', message: 'blind'}),
    ];
    expect(installFindings(found, installs, new Map([['zoo', 'All is well.']]))).toEqual([
      `zoo: "${tiger}" fails, and the page doesn't say: No module named 'cage'`,
      `${bear} pip install: "takes long" is not its reason`,
      '/compose: blind',
    ]);
    expect(
      installFindings(
        installationsOf([page('zoo', tiger)]),
        installs.slice(0, 1),
        new Map([['zoo', "It ends with `No module named 'cage'`."]]),
      ),
    ).toEqual([]);
  });

  it('is pending until somebody has run it, on whichever page it is', () => {
    const found = installationsOf([page('zoo', lion), page('den', tiger)]);
    const installs = [install([tiger], {}), install(['uv pip install wolf'], {})];
    expect(pendingInstalls(found, installs)).toEqual([`zoo: ${lion}`]);
    expect(pendingInstalls(found.slice(1), installs)).toEqual([]);
  });
});
