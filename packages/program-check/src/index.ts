/** Checks programs, configurations and scripts between two versions of a product. */
export {checkProgram} from './check';
export {type DiffLine, diffOf} from './diff';
export type {Change, ChangeKind, Changes, ClientFacts, ProgramFacts} from './facts';
export {kindOf} from './kind';
export type {Finding, Place, ProgramKind, ProgramReport, Unknown} from './report';
