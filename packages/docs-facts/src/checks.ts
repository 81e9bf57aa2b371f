/** Holds pages against the facts of their version. */
export {checkPage, type KindFinding, type PageCheck, pageChecks} from './checks/check-page';
export {
  type DirectivePlace,
  directiveProblems,
  directivesOf,
  noticeNames,
} from './checks/directives';
export {
  type CheckFacts,
  type Known,
  type OutsideTool,
  outsideNames,
  perVersion,
  type Program,
  type Setting,
} from './checks/facts';
export {describeFinding, nearest, type PageFinding} from './finding';
export {KnownValues} from './checks/known-values';
export {isKnownMessage, type Template, toTemplate} from './checks/messages';
export {piecesOf} from './checks/names';
export {isOwnName, ownNamesOf} from './checks/own-names';
export {type Page, type Statement, toPage} from './checks/page';
