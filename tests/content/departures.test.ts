import {disagreements, type FollowedData, type PinnedFacts} from '@docs-kit/docs-follow';
import {describe, expect, it} from 'vitest';
import type {DeparturesData, FrameworkData} from '@site/src/facts/data-types';
import {readVersionFile} from '@site/src/files/version-facts';
import {readFollowedData} from '@site/src/follow/followed-data';
import {siteVersions} from '@site/src/site/versions';
import {projectRoot} from '../support/specifications';

/** What the data has otherwise than the source without a reason, and reasons that are of no use. */
function problemsOf(
  data: FollowedData,
  facts: PinnedFacts,
  {departures}: DeparturesData,
): readonly string[] {
  const known = departures.flatMap(({kind, names}) => names.map((name) => `${kind}: ${name}`));
  const found = disagreements(data, facts).map(({kind, key, source, data}) => ({
    name: `${kind}: ${key}`,
    text: `${kind}: ${key}: the source says ${source ?? 'nothing'}, the data ${data ?? 'nothing'}`,
  }));
  const names = found.map(({name}) => name);
  return [
    ...found.filter(({name}) => !known.includes(name)).map(({text}) => text),
    ...known.filter((name) => !names.includes(name)).map((name) => `${name} agrees: no reason`),
  ];
}

describe.each(siteVersions.map(({name}) => name))('the data of %s', (version) => {
  const data = readFollowedData(projectRoot, version);
  const {facts} = readVersionFile<FrameworkData>(version, 'framework');
  const reasons = readVersionFile<DeparturesData>(version, 'departures');

  it('says what the pinned source says, or why not', () => {
    const count = Object.values(facts).flatMap((kind) => Object.keys(kind)).length;
    expect(count).toBeGreaterThan(1_000);
    expect(problemsOf(data, facts, reasons)).toEqual([]);
  });

  it('is reported where somebody has edited a fact, left one out, or made one up', () => {
    const edited = structuredClone(data);
    const field = edited.providers[0]?.config.find(({type}) => type !== 'map');
    const [method, gone] = edited.methods;
    if (!field || !method || !gone) throw new Error('The data has too few providers or methods.');
    Object.assign(field, {default: 'another', required: false});
    method.path = '/v1/elsewhere';
    edited.methods.splice(1, 1);
    edited.routes.push('GET /v1/made/up');
    const problems = problemsOf(edited, facts, reasons).join('\n');
    expect(problems).toContain(`${field.key}: the source says`);
    expect(problems).toContain('/v1/elsewhere');
    expect(problems).toContain(`method: ${gone.method}: the source says`);
    expect(problems).toContain('GET /v1/made/up: the source says nothing');
  });

  it('needs no reason for what agrees', () => {
    const agreed = {kind: 'route', names: [data.routes[0] ?? ''], reason: 'Nobody knows.'};
    const more = {...reasons, departures: [...reasons.departures, agreed]};
    expect(problemsOf(data, facts, more)).toEqual([`route: ${data.routes[0]} agrees: no reason`]);
  });
});
