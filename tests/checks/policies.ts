/** Conditions of access policies, by the grammar of the framework. */
import {nearest, type Page, type PageFinding, piecesOf} from '@docs-kit/docs-facts/checks';

/** Source: `parse_condition` in `llama_stack/core/access_control/conditions.py`. */
const CONDITIONS: readonly RegExp[] = [
  /^user is (?:not )?owner$/,
  /^user with \S+(?: \S+)* (?:not )?in \S+$/,
  /^user (?:not )?in owners (?:roles|teams|projects|namespaces)$/,
];
const ATTRIBUTES = ['roles', 'teams', 'projects', 'namespaces'];
const FORMS =
  '"user is owner", "user is not owner", "user with VALUE in ATTRIBUTE", "user with VALUE not in ATTRIBUTE", "user in owners ATTRIBUTE", "user not in owners ATTRIBUTE"';

/** Conditions that the framework refuses. */
export function wrongConditions(page: Page): PageFinding[] {
  return piecesOf(page).flatMap(({line, text, kind}) => {
    const found =
      kind === 'yaml'
        ? [
            ...text.matchAll(
              /(?:^\s*-|(?:when|unless):)\s*\[?["']?(user (?:is|with|in|not)\b[^"'\]#]*)/g,
            ),
          ]
        : [...text.matchAll(/`(user (?:is|with|in|not|of|has)\b[^`]*)`/g)];
    return found
      .map(([, condition = '']) => condition.trim())
      .filter(
        (condition) =>
          !CONDITIONS.some((form) =>
            form.test(condition.replace(/<\w+>/g, 'roles').replace(/\b[A-Z]{3,}\b/g, 'roles')),
          ),
      )
      .map((condition) => ({
        file: page.file,
        line,
        name: condition,
        message: `"${condition}" is no condition of an access policy. Write one of: ${FORMS}.${nearest(condition.split(' ').at(-1) ?? '', ATTRIBUTES)}`,
      }));
  });
}
