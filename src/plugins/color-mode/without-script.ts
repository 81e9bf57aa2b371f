import type {Plugin, Rule} from 'postcss';

const darkMode = /\[data-theme=(['"]?)dark\1\]/g;

/** The page whose script has not run, with the specificity of the attribute that the script sets. */
const withoutScript = ':where(html):not([data-theme])';

/**
 * PostCSS plugin: what a style sheet says of the dark mode holds for pages without JavaScript too,
 * where the system asks for it. Each rule of `[data-theme='dark']`, of this site and of the packages,
 * is followed by its like in a media query, so that every color stands in one place.
 */
export const darkWithoutScript: Plugin = {
  postcssPlugin: 'dark-without-script',
  Rule(rule, {AtRule}) {
    const selectors = rule.selectors.filter((selector) => selector.search(darkMode) >= 0);
    if (selectors.length === 0) return;
    const query = new AtRule({
      name: 'media',
      params: 'screen and (prefers-color-scheme: dark)',
      source: rule.source,
    });
    query.append(withSelectors(rule, selectors));
    rule.after(query);
  },
};

function withSelectors(rule: Rule, selectors: readonly string[]): Rule {
  return rule.clone({
    selectors: selectors.map((selector) => selector.replace(darkMode, withoutScript)),
  });
}
