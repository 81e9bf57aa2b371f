/** Modules of Docusaurus that modules of this folder wrap: see `wrappedModules` in `../internals.ts`. */
export {
  default as ClientLifecyclesDispatcher,
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
export {default as normalizeLocation} from '@docusaurus/core/lib/client/normalizeLocation';
export {default as preloadRoutes} from '@docusaurus/core/lib/client/preload';
