import {readFileSync} from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import {describe, expect, it} from 'vitest';

const root = path.resolve(__dirname, '../../..');
const readJson = <T>(file: string): T =>
  JSON.parse(readFileSync(path.join(root, file), 'utf8')) as T;

interface Rule {
  readonly groupName?: string;
  readonly matchPackageNames?: readonly string[];
  readonly automerge?: boolean;
  readonly dependencyDashboardApproval?: boolean;
}

const manifest =
  readJson<Record<'dependencies' | 'devDependencies' | 'overrides', object>>('package.json');
const names = Object.keys({...manifest.dependencies, ...manifest.devDependencies});
const config = readJson<{packageRules: readonly Rule[]; automerge: boolean}>('renovate.json');
const groups = config.packageRules.filter(({groupName}) => groupName !== undefined);

const texts = {type: 'array', items: {type: 'string', minLength: 1}, minItems: 1};

/**
 * The options that the configuration may use, with their shapes, from Renovate's documentation. Its
 * own validator comes only with all of Renovate, which is larger than everything that this project
 * installs for one file that seldom changes.
 */
const shape = {
  type: 'object',
  required: ['$schema', 'extends', 'schedule', 'automerge', 'packageRules'],
  additionalProperties: false,
  properties: {
    $schema: {const: 'https://docs.renovatebot.com/renovate-schema.json'},
    description: {type: 'string'},
    extends: texts,
    enabledManagers: texts,
    schedule: {
      type: 'array',
      minItems: 1,
      // Minutes are always free: Renovate runs when it runs.
      items: {type: 'string', pattern: '^\\*( [\\d*,/-]+){4}$'},
    },
    timezone: {type: 'string'},
    minimumReleaseAge: {type: 'string', pattern: '^\\d+ days$'},
    prConcurrentLimit: {type: 'integer', minimum: 1},
    automerge: {type: 'boolean'},
    semanticCommits: {enum: ['enabled', 'disabled', 'auto']},
    constraints: {type: 'object', additionalProperties: {type: 'string'}},
    constraintsFiltering: {enum: ['none', 'strict']},
    packageRules: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        additionalProperties: false,
        anyOf: [{required: ['matchPackageNames']}, {required: ['matchManagers']}],
        properties: {
          description: {type: 'string'},
          groupName: {type: 'string', minLength: 1},
          matchPackageNames: texts,
          matchManagers: texts,
          matchDepTypes: texts,
          allowedVersions: {type: 'string'},
          automerge: {type: 'boolean'},
          dependencyDashboardApproval: {type: 'boolean'},
          enabled: {type: 'boolean'},
        },
      },
    },
  },
};

/** Whether a name fits a pattern of the configuration: a name, or its beginning and `*` or `**`. */
function matches(pattern: string, name: string): boolean {
  const beginning = /^([^*]*)\*{1,2}$/.exec(pattern)?.[1];
  return beginning === undefined ? pattern === name : name.startsWith(beginning);
}

const groupsOf = (name: string, rules: readonly Rule[]): string[] =>
  rules
    .filter(({matchPackageNames = []}) => matchPackageNames.some((one) => matches(one, name)))
    .map(({groupName = ''}) => groupName);

/** Packages that two groups claim: Renovate would take the later one, and say nothing. */
const claimedTwice = (packages: readonly string[], rules: readonly Rule[]): string[] =>
  packages.filter((name) => groupsOf(name, rules).length > 1);

describe('the configuration of Renovate', () => {
  const validate = new Ajv({strict: false, allErrors: true}).compile(shape);

  it('has the shape that Renovate reads', () => {
    validate(config);
    expect(validate.errors).toBeNull();
  });

  it('is refused with an option that Renovate does not know', () => {
    expect(validate({...config, autoMerge: true})).toBe(false);
    expect(validate({...config, packageRules: [{matchPackageName: ['react']}]})).toBe(false);
    expect(validate({...config, schedule: ['when it suits']})).toBe(false);
  });

  it('puts each dependency into one group, or leaves it to the default', () => {
    expect(names.length).toBeGreaterThan(50);
    expect(claimedTwice(names, groups)).toEqual([]);
    const grouped = names.filter((name) => groupsOf(name, groups).length === 1);
    expect(grouped.length).toBeGreaterThan(40);
  });

  it('is reported when two groups claim a dependency', () => {
    const rules = [
      {groupName: 'one', matchPackageNames: ['react*']},
      {groupName: 'two', matchPackageNames: ['react-dom']},
    ];
    expect(claimedTwice(['react', 'react-dom'], rules)).toEqual(['react-dom']);
  });

  it('names no package that the project does not have', () => {
    const known = [...names, ...Object.keys(manifest.overrides)];
    const patterns = config.packageRules.flatMap(({matchPackageNames = []}) => matchPackageNames);
    expect(patterns.length).toBeGreaterThan(30);
    expect(patterns.filter((one) => !known.some((name) => matches(one, name)))).toEqual([]);
  });

  it('holds together what the specification pins, and asks a person before it proposes a change', () => {
    const pinned = names.filter((name) =>
      /^(?:@docusaurus\/.+|react|react-dom|docusaurus-(?:plugin|theme)-openapi-docs)$/.test(name),
    );
    expect(pinned.length).toBeGreaterThan(10);
    expect(new Set(pinned.flatMap((name) => groupsOf(name, groups)))).toEqual(
      new Set(['Docusaurus and React']),
    );
    expect(groups.find(({groupName}) => groupName === 'Docusaurus and React')).toMatchObject({
      automerge: false,
      dependencyDashboardApproval: true,
    });
  });

  it('merges nothing by itself', () => {
    expect(config.automerge).toBe(false);
    expect(config.packageRules.filter(({automerge}) => automerge)).toEqual([]);
  });
});
