// In a build of plain Docusaurus and while pages are written there is no page script. The server has no
// custom elements.
if (typeof document !== 'undefined') {
  void import('@docs-kit/custom-elements').then(({defineElements}) => defineElements());
}
