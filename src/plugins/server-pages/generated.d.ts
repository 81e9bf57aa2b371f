declare module '@generated/registry.js?components' {
  /** What loads the component of a route, by the name of its module: see `components-loader.js`. */
  const components: Readonly<Record<string, () => Promise<object>>>;
  export default components;
}
