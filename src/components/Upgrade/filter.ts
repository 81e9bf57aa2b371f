import {hasEveryWord} from '@site/src/components/row-filter';

/** What may have become of a thing, and how readers are told. */
export const changeKinds = {
  moved: 'Moved',
  removed: 'Removed',
  deprecated: 'Deprecated',
  added: 'New',
  changed: 'Changed',
  renamed: 'Renamed',
} as const;

export type ChangeKindName = keyof typeof changeKinds;

/** A row of a table, as far as filters look at it. */
export interface FilterableRow {
  readonly api: string;
  readonly kind: string;
  readonly text: string;
}

/** What a reader wants to see; an empty string asks for everything. */
export type UpgradeFilter = FilterableRow;

export const noFilter: UpgradeFilter = {api: '', kind: '', text: ''};

/** Whether a row is of the API and the kind, and has every word of the text. */
export function matchesFilter(row: FilterableRow, filter: UpgradeFilter): boolean {
  return (
    (filter.api === '' || row.api === filter.api) &&
    (filter.kind === '' || row.kind === filter.kind) &&
    hasEveryWord(row.text, filter.text)
  );
}
