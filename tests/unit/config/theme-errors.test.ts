import {ThemeConfigSchema} from '@docusaurus/theme-classic/lib/options';
import {describe, expect, it} from 'vitest';

describe('the options of the theme', () => {
  it('[5.1] are refused when a navbar item has an unknown type', () => {
    const {error} = ThemeConfigSchema.validate({navbar: {items: [{type: 'carousel', label: 'x'}]}});
    expect(error?.message).toContain('Bad navbar item type carousel');
  });

  it('[5.1] are accepted with every type that is known', () => {
    const items = [
      {label: 'default', to: '/'},
      {type: 'dropdown', label: 'dropdown', items: []},
      {type: 'search'},
      {type: 'html', value: '<hr>'},
      {type: 'doc', docId: 'index'},
      {type: 'docSidebar', sidebarId: 'main'},
      {type: 'docsVersion'},
      {type: 'docsVersionDropdown'},
      {type: 'localeDropdown'},
    ];
    expect(ThemeConfigSchema.validate({navbar: {items}}).error).toBeUndefined();
  });
});
