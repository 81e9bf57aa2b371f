import path from 'node:path';
import {readJson} from '@docs-kit/docs-facts/data';
import {indexPages} from '@docs-kit/openapi-changes/reference';
import type {ProgramFacts} from '@docs-kit/program-check';
import {productFacts, type ProductVersion} from '@docs-kit/program-check/product';
import type {FrameworkData} from '../../src/facts/data-types';
import type {PlannedUpgrade} from '../../src/files/upgrades';
import {readVersionData} from '../../src/files/version-facts';
import type {PageSet} from '../../src/openapi/page-set';
import {upgradePath} from '../../src/site/links';
import {versionItems} from '../../src/upgrade/version-items';
import {movingGuide} from './generated-files';

const root = path.resolve(__dirname, '../..');

/**
 * Makes the facts that readers' programs are checked with, from one version to the next.
 * @throws Error when data cannot be read, or the version's replaced names are not what is gone
 */
export function programFacts(
  {from, to, upgrade}: PlannedUpgrade,
  pageSets: readonly PageSet[],
): ProgramFacts {
  const [before, after] = [from, to].map(({name}) => readVersionData(name));
  if (!before || !after) throw new Error('A move is between two versions.');
  const product = (version: typeof to, own: typeof after): ProductVersion => {
    const read = (file: string): unknown => readJson(root, `data/${version.name}/${file}.json`);
    const {modules, resultFields} = read('framework') as FrameworkData;
    const {distributions} = own.distributions;
    return {
      framework: own.source.framework,
      ...own.source.clients,
      commands: own.llamaCli.commands,
      absentCommands: own.llamaCli.absent,
      helpers: own.pythonSdk.helpers ?? [],
      images: distributions.flatMap(({containerImage}) => containerImage ?? []),
      exported: modules,
      resultFields,
      routes: (read('routes') as {routes: string[]}).routes,
      items: versionItems({data: own, path: version.path}, [before, after]),
    };
  };
  return productFacts(product(from, before), product(to, after), {
    upgrade,
    pages: indexPages(to, pageSets),
    upgradePage: upgradePath(to),
    guidePage: `${to.path}/${movingGuide.replace(/\.md$/, '')}`,
    commandKinds: ['commands', 'clientCommands'],
    variableKind: 'environmentVariables',
    pythonKind: 'pythonSdk',
    typescriptKind: 'nodeSdk',
    replacements: after.facts.replacedNames,
    behaviorChanges: after.facts.behaviorChanges ?? [],
  });
}
