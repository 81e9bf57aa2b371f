/** Evidence for sentences: facts of a version, runs against its server, and places in its source. */
import {isKnownMessage, toTemplate} from '@docs-kit/docs-facts/checks';
import {type Claim, claimsOf, type Finder} from '@docs-kit/docs-facts/ledger';
import type {Field, Operation, Type} from '@docs-kit/openapi-model';
import type {AnswerData, ProbeData} from '../../src/facts/data-types';
import type {PageSet} from '../../src/openapi/page-set';
import {sameKeysAs} from '../../src/release/comparisons';
import type {VerificationRecord} from '@docs-kit/docs-verify/record/record';
import {placedFields} from '@docs-kit/docs-verify/probe/fields';
import {operations as probed, sequences} from '../../verification/probe/run';
import {statements as faultStatements} from '../../verification/probe/faults';
import {places as canaryPlaces} from '../../verification/probe/canaries';
import type {Guide} from '../support/guide-texts';
import type {SiteFacts} from './facts';
import {refusedModes} from './features';
import {statusByBeginning} from './statuses';

/** Everything that evidence of a version is looked for in. */
export interface EvidenceSources {
  readonly facts: SiteFacts;
  readonly pageSets: readonly Pick<PageSet, 'level' | 'model'>[];
  readonly probes: ProbeData;
  readonly answers: AnswerData;
  readonly record: Pick<VerificationRecord, 'messages' | 'samples'>;
}

/** Sentences of guides that claim something. */
export const guideClaims = (guides: readonly Guide[]): Claim[] =>
  guides.flatMap(({page}) =>
    page.statements
      .filter(({kind}) => kind === 'prose' || kind === 'row')
      .flatMap(({text, line, cells, headings}) => {
        const first = [...(cells?.[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
        const linked = page.links
          .filter((link) => link.line === line && text.includes(link.text))
          .flatMap(({url}) => /(api(?:-\w+)?\/[\w-]+)\.api\.mdx/.exec(url)?.[1] ?? []);
        const named = [...(headings.at(-1) ?? '').matchAll(/`([^`]+)`/g)].map(
          ([, name = '']) => name,
        );
        return claimsOf(text, {page: page.id, line, about: [...first, ...named, ...linked]});
      }),
  );

/** A description of the reference, with what it describes. */
export interface ReferenceText {
  /** Operation or schema with its level: `stable/createThing`. */
  readonly page: string;
  readonly about: readonly string[];
  readonly text: string;
}

/** The descriptions of operations and schemas. */
export function referenceTexts(pageSets: EvidenceSources['pageSets']): ReferenceText[] {
  return pageSets.flatMap(({level, model}) => {
    const fieldTexts = (owner: string, type: Type): ReferenceText[] =>
      fieldsIn(type).flatMap((field) => [
        {page: owner, about: [`${owner} ${field.name}`, field.name], text: field.description},
        ...fieldTexts(owner, field.type),
      ]);
    return [
      ...model.operations
        .filter(({replacedBy}) => replacedBy === undefined)
        .flatMap((operation) => {
          const page = `${level.id}/${operation.id}`;
          const {description, requestBody, parameters, responses} = operation;
          return [
            {page, about: [page], text: description},
            {page, about: [page], text: requestBody?.description ?? ''},
            ...parameters.map(({name, description: text}) => ({
              page,
              about: [`${page} ?${name}`, name],
              text,
            })),
            ...responses.map(({status, description: text}) => ({
              page,
              about: [`${page} ${status}`],
              text,
            })),
            ...(requestBody?.bodies ?? []).flatMap(({type}) => fieldTexts(page, type)),
          ];
        }),
      ...[...model.schemas].flatMap(([name, schema]) =>
        fieldTexts(`${level.id}/${name}`, schema.type),
      ),
    ];
  });
}

/** Sentences of operations and schemas that claim something. */
export const referenceClaims = (pageSets: EvidenceSources['pageSets']): Claim[] =>
  referenceTexts(pageSets).flatMap(({text, ...place}) => claimsOf(text, place));

function fieldsIn(type: Type): readonly Field[] {
  switch (type.kind) {
    case 'object':
      return type.fields;
    case 'array':
      return fieldsIn(type.items);
    case 'intersection':
      return type.parts.flatMap(fieldsIn);
    default:
      return [];
  }
}

/** Numbers and literals that a sentence gives. */
const valuesIn = (text: string): ReadonlySet<string> =>
  new Set(
    [
      ...text.matchAll(
        /(?<![\w.])-?\d[\d,]*(?:\.\d+)?(?![\w.]*\w)|`([^`]+)`|\b(?:true|false|null)\b/g,
      ),
    ]
      .map(([whole, code]) => (code ?? whole).replace(/(?<=\d),(?=\d{3})/g, ''))
      .flatMap((value) => [value, value.replace(/^["']|["']$/g, '')]),
  );

/** What looks for evidence in the data of a version and in what was run against it. */
export function findersOf(sources: EvidenceSources): Finder[] {
  const {facts} = sources;
  return [
    defaultFinder(facts),
    statusFinder(sources),
    messageFinder(sources),
    schemaFinder(sources),
    probeFinder(sources),
    answerFinder(sources),
    providerFinder(facts),
    linkFinder(facts),
    emptyFinder(sources),
    sameKeysFinder(facts),
    wordsFinder(sources),
  ];
}

/** Defaults: the value of a sentence is that of the data. */
function defaultFinder({known, settings}: SiteFacts): Finder {
  return ({page, names, about, text}) => {
    const values = valuesIn(text);
    return [...names, ...about].flatMap((name) => {
      const own = settings(page).filter(({key}) => key === name);
      const defaults = [
        ...own.map(({default: value}) => (value === undefined ? '' : String(value))),
        ...(known.get(name)?.defaults ?? []),
      ].filter((value) => value !== '' && values.has(value));
      return defaults.map((value) => `fact: ${name} defaults to ${value}`);
    });
  };
}

/** Statuses: of the operation in question, or of the one that a sentence names. */
function statusFinder({pageSets, probes, answers, record}: EvidenceSources): Finder {
  const operations = new Map<string, Operation>(
    pageSets.flatMap(({level, model}) =>
      model.operations.map((operation) => [`${level.id}/${operation.id}`, operation] as const),
    ),
  );
  const seen = new Set<string>(
    Object.entries(probes.operations).flatMap(([id, {status, minimal, required, optional}]) => [
      ...[status, minimal, ...Object.values(required ?? {})].map((each) => `${id} ${each}`),
      ...Object.values(optional ?? {}).map((effect) => `${id} ${effect.slice(-3)}`),
    ]),
  );
  for (const [id, {status}] of Object.entries(record.samples)) {
    if (status !== undefined) seen.add(`${id.replace(/\/[^/]+$/, '')} ${status}`);
  }
  // Steps of sequences name no operation, but a method and a path.
  const steps = [
    ...Object.values(probes.sequences).flat(),
    ...Object.values(answers.answers).flatMap((entries) =>
      Object.entries(entries).map(([name, {status}]) => ({
        ask: /\d+: (.+)$/.exec(name)?.[1] ?? '',
        status: Number(status),
      })),
    ),
  ];
  for (const [id, {method, path}] of operations) {
    const route = new RegExp(
      `^${method.toUpperCase()} ${path.replace(/\{[^}]+\}/g, '[^/]+').replaceAll('.', '\\.')}$`,
    );
    for (const {ask, status} of steps) {
      if (route.test(ask.replace(/\?.*$/, ''))) seen.add(`${id} ${status}`);
    }
  }
  return ({page, text, kinds, about}) => {
    if (!operations.has(page)) return [];
    const statuses = [...text.matchAll(/\b([1-5]\d\d)\b/g)].map(([, status = '']) => status);
    const own = about.flatMap((each) => / (\d{3})$/.exec(each)?.[1] ?? []);
    return [...(kinds.includes('status') ? statuses : []), ...own]
      .filter((status) => seen.has(`${page} ${status}`))
      .map((status) => `run: ${page} gave ${status}`);
  };
}

/** Messages: the run that provoked one with the status of the sentence, or a text of the source. */
function messageFinder({facts, record}: EvidenceSources): Finder {
  const templates = facts.messages.map(({text}) => toTemplate(text));
  return ({page, names, about, text, kinds}) =>
    [...names, ...about, ...[...text.matchAll(/[“"]([^”"]+)[”"]/g)].map(([, quote = '']) => quote)]
      .filter((name) => name.split(' ').length >= 3)
      .flatMap((name) => {
        const id = `${page}: ${name}`;
        const {result, status} = record.messages[id] ?? {};
        const begun = statusByBeginning(name);
        if (begun !== undefined && text.includes(begun))
          return [`fact: the server returns ${begun} with what begins like "${name}"`];
        const hasStatus =
          !kinds.includes('status') || (status !== undefined && text.includes(String(status)));
        if (result === 'ran' && hasStatus) return [`run: message ${id}`];
        return !kinds.includes('status') && isKnownMessage(name, templates)
          ? [`fact: text of the source "${name}"`]
          : [];
      });
}

/** Types, limits and defaults of fields, from the structure that the framework's own file has. */
function schemaFinder({pageSets}: EvidenceSources): Finder {
  const facts = new Map<string, readonly string[]>();
  for (const {level, model} of pageSets) {
    const add = (owner: string, type: Type): void => {
      for (const field of fieldsIn(type)) {
        facts.set(`${owner} ${field.name}`, factsOfField(field));
        add(owner, field.type);
      }
    };
    for (const [name, schema] of model.schemas) add(`${level.id}/${name}`, schema.type);
    for (const {id, requestBody, parameters} of model.operations) {
      const owner = `${level.id}/${id}`;
      for (const body of requestBody?.bodies ?? []) add(owner, body.type);
      for (const parameter of parameters)
        facts.set(`${owner} ?${parameter.name}`, factsOfField(parameter));
    }
  }
  return ({about, text}) => {
    const values = valuesIn(text);
    return about.flatMap((owner) =>
      (facts.get(owner) ?? [])
        .filter((value) => values.has(value))
        .map((value) => `fact: ${owner} has ${value} in the specification`),
    );
  };
}

function factsOfField({type, default: usual}: Field): string[] {
  const constraints = type.kind === 'primitive' ? type.constraints : [];
  return [
    ...(usual === undefined ? [] : [JSON.stringify(usual).replace(/^"|"$/g, '')]),
    ...(type.kind === 'primitive' ? type.allowedValues.map(String) : []),
    ...(JSON.stringify(constraints).match(/-?\d+(?:\.\d+)?/g) ?? []),
  ];
}

/** What leaving a field out, or adding it, did; and what is known of a field by what was sent. */
function probeFinder({pageSets, probes}: EvidenceSources): Finder {
  const effects = new Map<string, string[]>();
  const fields = new Map<Field, string>();
  for (const {level, model} of pageSets) {
    for (const operation of model.operations) {
      const id = `${level.id}/${operation.id}`;
      const entry = probes.operations[id];
      if (!entry) continue;
      for (const {name, field} of placedFields(operation, requestOf(operation), model)) {
        const effect = entry.optional?.[name];
        const without = entry.required?.[name];
        const seen = effect ?? (without === undefined ? undefined : `${without} without it`);
        if (seen !== undefined && !fields.has(field))
          fields.set(field, `run: ${id} ${name}: ${seen}`);
      }
    }
    const note = (owner: string, type: Type): void => {
      for (const field of fieldsIn(type)) {
        const seen = fields.get(field);
        if (seen !== undefined) effects.set(`${owner} ${field.name}`, [seen]);
        note(owner, field.type);
      }
    };
    for (const [name, schema] of model.schemas) note(`${level.id}/${name}`, schema.type);
    for (const {id, requestBody, parameters} of model.operations) {
      for (const body of requestBody?.bodies ?? []) note(`${level.id}/${id}`, body.type);
      for (const parameter of parameters) {
        const seen = fields.get(parameter);
        if (seen !== undefined) effects.set(`${level.id}/${id} ?${parameter.name}`, [seen]);
      }
    }
  }
  return ({about, page, names}) =>
    [...about, ...names.map((name) => `${page} ${name}`)].flatMap(
      (owner) => effects.get(owner) ?? [],
    );
}

function requestOf({id, requestBody}: Operation) {
  const [body] = requestBody?.bodies ?? [];
  const more = probed[id]?.with ?? {};
  return {query: {}, ...(body && {body: {...(body.example as object), ...more}})};
}

/** Values that a sentence gives to a field, as servers sent them. */
function answerFinder({answers}: EvidenceSources): Finder {
  const seen = new Map<string, Map<string, string>>();
  for (const entries of Object.values(answers.answers)) {
    for (const [request, places] of Object.entries(entries)) {
      for (const [place, value] of Object.entries(places)) {
        const field = /[.\]]([\w]+)$/.exec(place)?.[1];
        if (field === undefined || !/^(?:answer|event|read)/.test(place)) continue;
        const values = seen.get(field) ?? new Map<string, string>();
        seen.set(field, values.set(value.replace(/^"|"$/g, ''), `${request} ${place}`));
      }
    }
  }
  return ({about, text}) => {
    const values = valuesIn(text);
    return about.flatMap((owner) => {
      const field = owner.split(' ').at(-1) ?? '';
      return [...(seen.get(field) ?? [])]
        .filter(([value]) => values.has(value) || (value === 'null' && /\bnull\b/.test(text)))
        .slice(0, 1)
        .map(([value, place]) => `run: ${place} was ${value}`);
    });
  };
}

/** What the data say of the provider that a page is about: its keys, packages, distributions, searches. */
function providerFinder(facts: SiteFacts): Finder {
  const modes = refusedModes(facts);
  return ({page, text}) =>
    facts.data.providers.providers
      .filter(({pageId}) => pageId === page)
      .flatMap(({type, config, distributions, pipPackages, module, api}) => {
        const refused = modes.get(module.split('.').at(-1) ?? '');
        return [
          ...(/\bno (?:other |configuration )?(?:keys|fields|settings)\b/i.test(text)
            ? [`fact: keys of ${type}: ${config.map(({key}) => key).join(', ') || 'none'}`]
            : []),
          ...(/\bno distribution\b/i.test(text) && distributions.length === 0
            ? [`fact: no distribution has ${type}`]
            : []),
          ...pipPackages
            .filter((one) => text.includes(one))
            .map((one) => `fact: ${type} needs ${one}`),
          ...(api === 'vector_io' &&
          refused &&
          /\bsemantic search only|(?:keyword|hybrid)`? search/i.test(text)
            ? [`fact: ${type} refuses ${[...refused].join(', ')} search`]
            : []),
        ];
      });
}

/** Statuses of the one operation that a sentence links. */
function linkFinder({names}: SiteFacts): Finder {
  return ({about, text, kinds}) => {
    const pages = about.filter((each) => each.startsWith('api'));
    const [page] = pages;
    if (pages.length !== 1 || page === undefined || !kinds.includes('status')) return [];
    const known = names.get(page)?.statuses ?? [];
    return [...text.matchAll(/\b([1-5]\d\d)\b/g)]
      .filter(([, status = '']) => known.includes(status))
      .map(([, status = '']) => `fact: ${page} has status ${status}`);
  };
}

/** "The keys are the same as in v1.2.3", on the page of a provider. */
function sameKeysFinder({data, others}: SiteFacts): Finder {
  const keysOf = (providers: SiteFacts['data']['providers']['providers'], page: string) =>
    JSON.stringify(
      providers
        .filter(({pageId}) => pageId === page)
        .flatMap(({config}) => config.map(({key, default: usual}) => [key, usual])),
    );
  return ({page, text}) => {
    const version = sameKeysAs(text);
    const other = others.get(version ?? '');
    return other && keysOf(other.providers, page) === keysOf(data.providers.providers, page)
      ? [`fact: keys and defaults of ${page} in ${version}`]
      : [];
  };
}

/** Fields that do nothing, have no default, or are in no list. */
function emptyFinder({pageSets, probes, answers}: EvidenceSources): Finder {
  const without = new Map<string, string>();
  for (const [id, {optional = {}}] of Object.entries(probes.operations)) {
    for (const [name, effect] of Object.entries(optional)) {
      if (effect === 'none') without.set(name.split(/[.?]|\[\]/).at(-1) ?? '', `${id} ${name}`);
    }
  }
  const usual = new Map<string, unknown>();
  for (const {level, model} of pageSets) {
    for (const [name, {type}] of model.schemas) {
      for (const field of fieldsIn(type))
        usual.set(`${level.id}/${name} ${field.name}`, field.default);
    }
  }
  const listed = new Set(
    Object.values(answers.answers).flatMap((entries) =>
      Object.entries(entries)
        .filter(([request]) => request.startsWith('list'))
        .flatMap(([, places]) => Object.keys(places).map((place) => place.split('.').at(-1) ?? '')),
    ),
  );
  return ({about: [owner = '', field = ''], text}) => {
    const nothing =
      /\b(?:none|all|empty list|nothing) by default\b/i.test(text) && usual.has(owner);
    const isUnset = [undefined, null].includes(usual.get(owner) as null);
    return [
      ...(/\bno effect\b|\bignored?\b/i.test(text) && without.has(field)
        ? [`run: ${without.get(field)} had no effect`]
        : []),
      ...(nothing && (isUnset || JSON.stringify(usual.get(owner)) === '[]')
        ? [`fact: ${owner} has no default`]
        : []),
      ...(text.startsWith("Lists don't include it") && field !== '' && !listed.has(field)
        ? [`run: no list has ${field}`]
        : []),
    ];
  };
}

/** Words that a run is held against already: of faults, of places of secrets, and of sequences. */
function wordsFinder({probes}: EvidenceSources): Finder {
  const said = [
    ...faultStatements.map(({says, of}) => [says, `run: faults ${of}`] as const),
    ...Object.entries(canaryPlaces).flatMap(([name, pages]) =>
      pages.flatMap(({says}) =>
        Object.values(says).map((words) => [words, `run: canary ${name}`] as const),
      ),
    ),
    ...Object.entries(sequences).flatMap(([name, {steps}]) =>
      steps.flatMap(({says}) =>
        says === undefined ? [] : [[says, `run: sequence ${name}`] as const],
      ),
    ),
  ];
  if (Object.keys(probes.sequences).length === 0) throw new Error('No sequence was run.');
  return ({text}) =>
    said.filter(([words]) => text.includes(words) || words.includes(text)).map(([, run]) => run);
}
