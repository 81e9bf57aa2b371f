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
