import {attributes, blocks, headingId, markdownTable, textToMdx} from '@docs-kit/mdx-writer';
import type {UpgradeRow, UpgradeSection} from './rows';
import type {Upgrade} from './upgrade';

/** What a site says on the page of an upgrade. */
export interface UpgradeText {
  readonly description: string;
  readonly keywords: readonly string[];
  /** What the page compares and where else it is told, as Markdown. */
  readonly introduction: string;
}

/**
 * Writes the page that says what a version changed, as MDX with front matter. Every row is in the
 * tables of the page: filters work on what is there.
 */
export function renderUpgradePage(
  upgrade: Pick<Upgrade, 'from' | 'to'>,
  sections: readonly UpgradeSection[],
  {description, keywords, introduction}: UpgradeText,
): string {
  const {from, to} = upgrade;
  const title = `Upgrade from ${from.label} to ${to.label}`;
  return `${blocks(
    [
      '---',
      `title: ${title}`,
      `sidebar_label: Upgrade from ${from.label}`,
      `description: ${description}`,
      `keywords: [${keywords.join(', ')}]`,
      'custom_edit_url: null',
      '---',
    ].join('\n'),
    introduction,
    ...(sections.length === 0
      ? [`Nothing has changed yet: ${to.label} is the same as ${from.label}.`]
      : [
          renderSummary(sections),
          '<UpgradeTables>',
          ...sections.map((section, index) => renderSection(section, upgrade, index > 0)),
          '</UpgradeTables>',
        ]),
  )}\n`;
}

function renderSummary(sections: readonly UpgradeSection[]): string {
  return sections.map(({id, title, rows}) => `- [${title}](#${id}): ${rows.length}`).join('\n');
}

/** A section with its table, which opens on request where `isFolded`: the first is the one to read. */
function renderSection(
  {id, title, subject, rows}: UpgradeSection,
  {from, to}: Pick<Upgrade, 'from' | 'to'>,
  isFolded: boolean,
): string {
  const table = markdownTable<UpgradeRow>(
    {
      API: ({api}) => textToMdx(api),
      [subject]: (row) => nameCell(row, from.label, to.label),
      'What changed': changeCell,
    },
    rows,
  );
  return blocks(
    `## ${title} ${headingId(id)}`,
    ...(isFolded
      ? [`<FoldedTable${attributes({count: String(rows.length)})}>`, table, '</FoldedTable>']
      : [table]),
  );
}

function nameCell({name, before, after}: UpgradeRow, from: string, to: string): string {
  const pages = attributes({name: name.replaceAll('`', ''), from, to, before, after});
  return before || after ? `${name}<VersionPages${pages} />` : name;
}

function changeCell({kind, changes}: UpgradeRow): string {
  // The kind says these already.
  const others = changes.filter((change) => change !== 'New' && change !== 'Removed');
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
