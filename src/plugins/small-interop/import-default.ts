/**
 * Gives a module of either kind a `default`: the one helper of `tslib` that the common utilities of
 * Docusaurus use.
 * @returns the module itself when it was an ES module, else an object whose `default` it is
 */
export function __importDefault<Module extends object>(
  module: Module,
): Module | {readonly default: Module} {
  return '__esModule' in module && module.__esModule ? module : {default: module};
}
