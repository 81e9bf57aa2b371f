// The server knows no custom elements.
if (typeof document !== 'undefined') {
  void import('../../elements').then(({defineElements}) => defineElements());
}
