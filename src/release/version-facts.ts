import type {LevelPages, VersionFacts} from '../facts/data-types';
import {nextVersion} from '../site/versions';

/** What this site says of each version, by its name. */
export type FactsByVersion = Readonly<Record<string, VersionFacts>>;

/**
 * The facts of every version once the unreleased one is frozen as a release. The release keeps its
 * pages and its changes. What other versions took from the unreleased one, they take from the release,
 * which no longer changes; the unreleased version has no changes yet.
 * @param release name of the new release
 * @throws Error when the unreleased version is not among the facts
 */
export function factsAfterCut(facts: FactsByVersion, release: string): FactsByVersion {
  const {[nextVersion.name]: next, ...others} = facts;
  if (!next) throw new Error(`There are no facts of "${nextVersion.name}" to freeze.`);
  const unchanged: VersionFacts = {
    ...next,
    changes: undefined,
    upgradeRule: undefined,
    replacedRoutes: undefined,
    replacedNames: undefined,
    behaviorChanges: undefined,
  };
  return {
    [nextVersion.name]: unchanged,
    [release]: next,
    ...mapLevels(others, (plan) => renameVersion(plan, nextVersion.name, release)),
  };
}

/** Data about the guides of the unreleased version, as data about those that a release has of them. */
export const pagesAfterCut = (text: string, docsFolder: string): string =>
  text.replaceAll(`"${nextVersion.docsFolder}/`, `"${docsFolder}/`);

/**
 * What is true of the versions that stay once a release is archived: they borrow nothing from it.
 * @param release name of the archived release
 * @throws Error when a level of another version links the pages of the release
 */
export function factsAfterArchive(facts: FactsByVersion, release: string): FactsByVersion {
  const others = without(facts, release);
  for (const [name, {levels}] of Object.entries(others)) {
    for (const [level, plan] of Object.entries(levels)) {
      if (plan.pages !== 'operations' && plan.version === release) {
        throw new Error(
          `data/${name}/version.json: levels.${level} links the pages of ${release}. Name another version there, or let it have pages of its own, before ${release} is archived.`,
        );
      }
    }
  }
  return mapLevels(others, (plan) => {
    if (plan.pages !== 'operations' || !plan.borrowed) return plan;
    const borrowed = without(plan.borrowed, release);
    return Object.keys(borrowed).length > 0
      ? {pages: 'operations', borrowed}
      : {pages: 'operations'};
  });
}

function mapLevels(facts: FactsByVersion, map: (plan: LevelPages) => LevelPages): FactsByVersion {
  return Object.fromEntries(
    Object.entries(facts).map(([name, {levels, ...rest}]) => [
      name,
      {
        ...rest,
        levels: {
          stable: map(levels.stable),
          experimental: map(levels.experimental),
          deprecated: map(levels.deprecated),
        },
      },
    ]),
  );
}

function renameVersion(plan: LevelPages, from: string, to: string): LevelPages {
  if (plan.pages !== 'operations') return plan.version === from ? {...plan, version: to} : plan;
  if (!plan.borrowed) return plan;
  return {
    ...plan,
    borrowed: Object.fromEntries(
      Object.entries(plan.borrowed).map(([name, slugs]) => [name === from ? to : name, slugs]),
    ),
  };
}

function without<Value>(
  record: Readonly<Record<string, Value>>,
  name: string,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));
}
