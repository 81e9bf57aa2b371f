import {
  compareSides,
  type Upgrade,
  type UpgradeSection,
  upgradeSections,
  type UpgradeSide,
} from '@docs-kit/openapi-changes';
import {answersOfTrials, explainAnswers} from '@docs-kit/openapi-changes/answers';
import {indexPages, modelsOf} from '@docs-kit/openapi-changes/reference';
import type {AnswerData, DifferenceData, ProbeData, VersionData} from '../facts/data-types';
import type {PageSet} from '../openapi/page-set';
import {predecessorOf, siteVersions, type SiteVersion} from '../site/versions';
import {versionItems} from '../upgrade/version-items';
import {upgradeOptions} from '../upgrade/words';
import {readVersionData, readVersionFile} from './version-facts';

/** What a version changed, and the rows that say so. */
export interface PlannedUpgrade {
  readonly from: SiteVersion;
  readonly to: SiteVersion;
  readonly upgrade: Upgrade;
  readonly sections: readonly UpgradeSection[];
}

/**
 * Compares each version with the one before it; a version without one is left out.
 * @param pageSets the pages of all versions and levels
 * @throws Error when data of a version cannot be read, or as `compareSides` does
 */
export function planUpgrades(pageSets: readonly PageSet[]): PlannedUpgrade[] {
  return siteVersions.flatMap((version) => {
    const former = predecessorOf(version);
    if (!former) return [];
    const [before, after] = [readVersionData(former.name), readVersionData(version.name)];
    const sideOf = (of: SiteVersion, data: VersionData): UpgradeSide => ({
      version: of,
      models: modelsOf(of, pageSets),
      items: versionItems({data, path: of.path}, [before, after]),
    });
    const upgrade = compareSides(sideOf(former, before), sideOf(version, after), {
      file: `data/${version.name}/version.json`,
      behavior: after.facts.behaviorChanges,
      replacedRoutes: after.facts.replacedRoutes,
      seen: seenBetween(former, version),
      replacedItems: new Map(
        after.llamaCli.absent.map(({command, instead}) => [command, `Use instead: ${instead}`]),
      ),
    });
    const sections = upgradeSections(
      upgrade,
      indexPages(former, pageSets),
      indexPages(version, pageSets),
      upgradeOptions(after.source),
    );
    return [{from: former, to: version, upgrade, sections}];
  });
}

/** What both versions answered to requests of the former one; undefined where nobody has asked. */
function seenBetween(former: SiteVersion, {name}: SiteVersion) {
  const [before, after] = [former.name, name].map((of) => {
    const answers = readVersionFile<AnswerData>(of, 'answers').answers[former.name];
    return answers && {...answers, ...answersOfTrials(readVersionFile<ProbeData>(of, 'probes'))};
  });
  if (!before || !after) return undefined;
  const {differences} = readVersionFile<DifferenceData>(name, 'differences');
  return {...explainAnswers(before, after, differences), file: `data/${name}/differences.json`};
}
