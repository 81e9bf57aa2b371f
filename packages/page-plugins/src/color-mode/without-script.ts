import type {Plugin, Rule} from 'postcss';

const darkMode = /\[data-theme=(['"]?)dark\1\]/g;

/** Every page fits one of both copies of such a selector: what it hides is hidden everywhere. */
const notDark = /:not\(\s*\[data-theme=(['"]?)dark\1\]\s*\)/;

/** The page whose script has not run, with the specificity of the attribute that the script sets. */
const withoutScript = ':where(html):not([data-theme])';

/**
 * PostCSS plugin: applies the dark mode to pages without JavaScript too, when the system asks for it.
 * A copy in a media query follows each rule of `[data-theme='dark']`, of this site and of the packages,
 * so that every color is written in one place.
 * @throws Error of the build for a rule of everything but the dark mode, which cannot have such a copy
 */
export const darkWithoutScript: Plugin = {
  postcssPlugin: 'dark-without-script',
  Rule(rule, {AtRule}) {
    const selectors = rule.selectors.filter((selector) => selector.search(darkMode) >= 0);
    if (selectors.length === 0) return;
    const wrong = selectors.find((selector) => notDark.test(selector));
    if (wrong) {
      throw rule.error(
        `"${wrong}" would hold in both color modes without JavaScript. Write the rule for the light mode, and another for [data-theme='dark'] that overrides it.`,
      );
    }
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
