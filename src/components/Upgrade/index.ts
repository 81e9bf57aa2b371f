import ChangeKind from './ChangeKind';
import UpgradeTables from './UpgradeTables';
import VersionPages from './VersionPages';
import WhatChanged from './WhatChanged';

/** Tags of the generated pages that say what a version changed, and the one that leads there. */
export const upgradeComponents = {ChangeKind, UpgradeTables, VersionPages, WhatChanged};
