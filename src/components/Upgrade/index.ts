/*
 * Tags of the generated pages that say what a version changed. These pages import them; `WhatChanged`,
 * which leads there, is known to every page.
 */
export {default as ChangeKind} from './ChangeKind';
export {default as UpgradeTables} from './UpgradeTables';
export {default as VersionPages} from './VersionPages';
