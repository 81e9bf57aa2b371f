/** What changed from one version of an API to the next: comparison, page and data. */
export {
  type BehaviorChange,
  behaviorLinks,
  behaviorSectionOf,
  orderBehavior,
  upgradeSectionIds,
} from './behavior';
export type {
  ApiComparison,
  ContractChange,
  FieldChange,
  Models,
  OperationChange,
  Route,
  SchemaChange,
} from './changes';
export {changeMark, fieldMarks, type OperationChanges, renderChanges} from './changes-section';
export {compareVersions} from './compare-versions';
export {withoutExplained} from './explained';
export {compareItems, type FactValue, type Item, type ItemChange} from './items';
export {renderUpgradePage, type UpgradeData, upgradeData, type UpgradeText} from './page';
export {isSameRequest, isSameResponse} from './same-contract';
export {
  type PageIndex,
  type UpgradeOptions,
  type UpgradeRow,
  type UpgradeSection,
  upgradeSections,
} from './rows';
export {
  compareSides,
  type Upgrade,
  type UpgradeSide,
  type UpgradeWords,
  type Version,
} from './upgrade';
