import ChangeKind from './ChangeKind';
import FoldedTable from './FoldedTable';
import UpgradeTables from './UpgradeTables';
import VersionPages from './VersionPages';
import WhatChanged from './WhatChanged';

/** Tags of the generated pages that say what a version changed, and the one that leads there. */
export const upgradeComponents = {
  ChangeKind,
  FoldedTable,
  UpgradeTables,
  VersionPages,
  WhatChanged,
};
