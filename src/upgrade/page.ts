import {attributes, blocks, markdownTable, textToMdx} from '@docs-kit/mdx-writer';
import type {UpgradeRow, UpgradeSection} from './rows';
import type {Upgrade} from './upgrade';

/** What the page of an upgrade links. */
export interface UpgradeLinks {
  /** Address of the same as data. */
  readonly data: string;
  /** File of the guide for programs, relative to the page; absent where there is none. */
  readonly guide?: string;
}

/**
 * Writes the page that says what a version changed, as MDX with front matter. Every row is in the
 * tables of the page: filters work on what is there.
 */
export function renderUpgradePage(
  upgrade: Pick<Upgrade, 'from' | 'to'>,
  sections: readonly UpgradeSection[],
  links: UpgradeLinks,
): string {
  const {from, to} = upgrade;
  const title = `Upgrade from ${from.label} to ${to.label}`;
  const description = `Moved, removed and new routes, changed fields, commands, configuration, providers and SDK methods, each with its pages in both versions.`;
  return `${blocks(
    [
      '---',
      `title: ${title}`,
      `sidebar_label: Upgrade from ${from.label}`,
      `description: ${description}`,
      'keywords: [what changed, migrate, migration guide, breaking changes, changelog, release notes, new version]',
      'custom_edit_url: null',
      '---',
    ].join('\n'),
    `This page lists what changes from ${from.label} to ${to.label}. The changes in behavior were found by reading the source and by sending the same requests to servers of both versions, so this part may be incomplete. All other tables are computed: they compare routes, parameters, fields, schemas, commands, variables, providers, distributions and SDK methods by name, type and default. The same list is available [as JSON](pathname://${links.data}).`,
    links.guide && `To change a program step by step, read [Move a program](${links.guide}).`,
    ...(sections.length === 0
      ? [`Nothing has changed yet: ${to.label} is the same as ${from.label}.`]
      : [
          renderSummary(sections),
          '<UpgradeTables>',
          ...sections.map((section) => renderSection(section, upgrade)),
          '</UpgradeTables>',
        ]),
  )}\n`;
}

function renderSummary(sections: readonly UpgradeSection[]): string {
  return sections.map(({id, title, rows}) => `- [${title}](#${id}): ${rows.length}`).join('\n');
}

function renderSection(
  {id, title, subject, rows}: UpgradeSection,
  {from, to}: Pick<Upgrade, 'from' | 'to'>,
): string {
  return blocks(
    `## ${title} {#${id}}`,
    markdownTable<UpgradeRow>(
      [
        {heading: 'API', cell: ({api}) => textToMdx(api)},
        {heading: subject, cell: (row) => nameCell(row, from.label, to.label)},
        {heading: 'What changed', cell: changeCell},
      ],
      rows,
    ),
  );
}

function nameCell({name, before, after}: UpgradeRow, from: string, to: string): string {
  const pages = attributes({name: name.replaceAll('`', ''), from, to, before, after});
  return before || after ? `${name}<VersionPages${pages} />` : name;
}

function changeCell({kind, changes}: UpgradeRow): string {
  // The kind says these already.
  const others = changes.filter((change) => change !== 'New' && change !== 'Gone');
  return `<ChangeKind${attributes({kind})} />${others.map((change) => `<br />${change}`).join('')}`;
}

/** What a version changed, as data. */
export interface UpgradeData {
  /** Names of the versions. */
  readonly from: string;
  readonly to: string;
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly rows: readonly (Pick<UpgradeRow, 'api' | 'kind' | 'name' | 'changes'> & {
      /** Addresses by the name of the version. */
      readonly pages: Readonly<Record<string, string>>;
    })[];
  }[];
}

/** Writes what changed as data, a record for each row. */
export function upgradeData(
  {from, to}: Pick<Upgrade, 'from' | 'to'>,
  sections: readonly UpgradeSection[],
): UpgradeData {
  return {
    from: from.name,
    to: to.name,
    sections: sections.map(({id, title, rows}) => ({
      id,
      title,
      rows: rows.map(({api, kind, name, changes, before, after}) => ({
        api,
        kind,
        name: name.replaceAll('`', ''),
        changes,
        pages: {...(before && {[from.name]: before}), ...(after && {[to.name]: after})},
      })),
    })),
  };
}
