import type {ThemeConfig} from '@docusaurus/theme-common';

/** What the classic theme shows only with a setting, by the beginning of the classes. */
interface Setting {
  isOn(config: ThemeConfig): boolean;
  /** Names of Infima, and names in CSS modules with the underscore before their hash. */
  readonly classes: readonly string[];
}

const settings: readonly Setting[] = [
  {
    isOn: ({navbar}) => navbar.style === 'dark',
    classes: ['navbar--dark', 'darkNavbarColorModeToggle_'],
  },
  {isOn: ({navbar}) => navbar.style === 'primary', classes: ['navbar--primary']},
  {
    isOn: ({navbar}) => navbar.hideOnScroll,
    classes: [
      'anchorWithHideOnScrollNavbar_',
      'navbarHidden_',
      'navbarHideable_',
      'sidebarLogo_',
      'sidebarWithHideableNavbar_',
    ],
  },
  {
    isOn: ({navbar}) => navbar.items.some(({type}) => type === 'localeDropdown'),
    classes: ['iconLanguage_'],
  },
  {isOn: ({footer}) => footer?.style === 'dark', classes: ['footer--dark']},
  {isOn: ({footer}) => footer?.logo !== undefined, classes: ['footer__logo', 'footerLogoLink_']},
  {
    isOn: ({footer}) => (footer?.links ?? []).some((link) => !('items' in link)),
    classes: ['footer__link-separator'],
  },
];

/** All classes that depend on settings, as `isClassOff` compares them. */
export const settingClasses: readonly string[] = settings.flatMap(({classes}) => classes);

/**
 * Says of a class whether the classic theme has it only with settings that a site has not made. Its
 * scripts name the class all the same, because they contain each of its forms.
 * @param config the settings, complete with the theme's defaults
 */
export function isClassOff(config: ThemeConfig): (name: string) => boolean {
  const off = settings.filter(({isOn}) => !isOn(config)).flatMap(({classes}) => classes);
  return (name) => off.some((own) => (own.endsWith('_') ? name.startsWith(own) : name === own));
}
