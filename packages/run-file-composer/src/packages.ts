import type {VersionFacts} from './facts';

/** The name of a package in a requirement, without extras and versions. */
const nameOf = (requirement: string): string =>
  (/^[\w.-]+/.exec(requirement)?.[0] ?? requirement).toLowerCase().replaceAll('_', '-');

const hasOptions = (requirement: string): boolean => requirement.includes(' ');

/**
 * The requirements to install, as arguments of one installation each: all plain ones together, and
 * after them those with options of their own, because an option is for a whole installation.
 * @param requirements as the framework lists them; some hold several packages and an option
 */
export function installationsOf(
  requirements: readonly string[],
  limits: VersionFacts['limits'],
): string[] {
  const unique = [...new Set(requirements)];
  const plain = unique.filter((each) => !hasOptions(each)).map((each) => limited(each, limits));
  const others = unique.filter(hasOptions).map((each) =>
    each
      .split(' ')
      .map((part) =>
        quoted(part.startsWith('-') || part.includes('://') ? part : limited(part, limits)),
      )
      .join(' '),
  );
  // One requirement of each package: the one that says most of its version.
  const byName = new Map<string, string>();
  for (const each of plain.sort()) {
    const name = nameOf(each);
    const known = byName.get(name);
    if (!known || each.length > known.length) byName.set(name, each);
  }
  return [...(byName.size > 0 ? [[...byName.values()].map(quoted).join(' ')] : []), ...others];
}

function limited(requirement: string, limits: VersionFacts['limits']): string {
  const limit = limits[nameOf(requirement)];
  if (!limit || requirement.includes('<') || requirement.includes('==')) return requirement;
  return `${requirement}${/[>=!~]/.test(requirement) ? ',' : ''}${limit}`;
}

/** A shell reads angle brackets and square ones otherwise. */
const quoted = (text: string): string => (/[<>[\]@ ]/.test(text) ? `"${text}"` : text);
