import type {Operation} from '@docs-kit/openapi-model';
import {placedFields} from '@docs-kit/docs-verify/probe/fields';
import type {ProbeData} from '../../src/facts/data-types';
import type {PageSet} from '../../src/openapi/page-set';
import {reasonWithoutSamples} from '../not-run';
import {places} from './canaries';
import {calls, faultNames, statements} from './faults';
import {guideText} from './record';
import {operations as probed, sequences} from './run';
import {appearanceFindings, statementFindings} from './statements';

type Pages = readonly Pick<PageSet, 'level' | 'model'>[];

/** Words by which a page says that a field does nothing. */
const saysNothing =
  /\bno effect\b|\bignore[sd]?\b|(?:n't|not) (?:used?|read|appl(?:y|ied)|pass|reach|check|receive)\b|\bonly `.*\breach|\bunused\b|\bnone of\b|\bserver sets it\b|\bsame limits\b/i;
/** Words by which a page says that a field, although called required, may be missing. */
const saysOptional = /\bwithout it\b|\bmay (?:omit|be omitted|be absent)\b/i;
/** Words by which a page says that a field is needed at times. */
const saysNeeded =
  /\brequire[sd]?\b|\bneed(?:s|ed)?\b|\bmust\b|\bwithout (?:it|one|them)\b|\b(?:if|when) (?:absent|omitted)\b|\bdefaults?\b/i;

/**
 * Why an operation is not probed; undefined for one that must be. An older route leads to the same
 * code as the one that replaces it.
 */
export const reasonWithoutProbe = ({id, replacedBy}: Operation): string | undefined =>
  replacedBy === undefined ? reasonWithoutSamples(id) : 'an older route of another operation';

/**
 * Compares what faults of the model service led to, and where secrets appeared, with the pages.
 * @throws Error when one of both is empty: a comparison of nothing would always pass
 */
export function trialFindings(
  {faults, canaries}: Pick<ProbeData, 'faults' | 'canaries'>,
  pages: Pages,
  versionName: string,
): string[] {
  if (Object.keys(faults).length === 0 || Object.keys(canaries).length === 0) {
    throw new Error('The record has no faults or no canaries. Run `npm run verify -- --probe`.');
  }
  const all = new Map(
    pages.flatMap(({model}) =>
      model.operations
        .filter(({replacedBy}) => replacedBy === undefined)
        .map((operation) => [operation.id, {operation, model}] as const),
    ),
  );
  const textOfPage = (page: string): string => {
    const {operation, model} = all.get(page) ?? {};
    const text = operation
      ? `${textOf(operation)} ${JSON.stringify([...(model?.schemas.values() ?? [])])}`
      : guideText(versionName, page);
    return text.replace(/\s+/g, ' ');
  };
  return [
    ...faultNames(versionName)
      .filter((name) => faults[name] === undefined)
      .map((name) => `${name}: it was not run`),
    ...Object.entries(faults).flatMap(([name, came]) => {
      const {operation: id = ''} = calls[name.split(', ')[0] ?? ''] ?? {};
      const {operation} = all.get(id) ?? {};
      const status = Number.parseInt(came, 10);
      return operation && isDocumented(operation, status)
        ? []
        : [`${name}: the page of ${id} lacks status ${status}`];
    }),
    ...statementFindings(
      statements.filter(({versions}) => versions?.includes(versionName) ?? true),
      faults,
      textOfPage,
    ),
    ...appearanceFindings(places, canaries, textOfPage),
  ];
}

/**
 * Compares with the pages what was found out about fields, and by sequences.
 * @throws Error when the record is empty: a comparison of nothing would always pass
 */
export function probeFindings(
  record: Pick<ProbeData, 'operations' | 'sequences'>,
  pages: Pages,
): string[] {
  const {operations, sequences: taken} = record;
  const all = pages.flatMap(({level, model}) =>
    model.operations.map((operation) => ({id: `${level.id}/${operation.id}`, operation, model})),
  );
  if (Object.keys(operations).length === 0 || Object.keys(taken).length === 0) {
    throw new Error('The record has no operation or no sequence. Run `npm run verify -- --probe`.');
  }
  const schemas = pages.map(({model}) => JSON.stringify([...model.schemas.values()])).join(' ');
  return [
    ...all
      .filter(({id, operation}) => !operations[id] && !reasonWithoutProbe(operation))
      .map(({id}) => `${id}: it was not probed, and verification/not-run.yaml has no reason`),
    ...Object.entries(operations).flatMap(([id, entry]) => {
      const found = all.find((each) => each.id === id);
      if (!found) return [`${id}: no page has this operation`];
      const {operation, model} = found;
      const more = probed[operation.id]?.with ?? {};
      const [body] = operation.requestBody?.bodies ?? [];
      const request = {query: {}, ...(body && {body: {...(body.example as object), ...more}})};
      const fields = new Map(
        placedFields(operation, request, model).map((each) => [each.name, each]),
      );
      return operationFindings(operation, entry, (name) => fields.get(name)?.field).map(
        (finding) => `${id}: ${finding}`,
      );
    }),
    ...Object.entries(taken).flatMap(([name, results]) =>
      sequenceFindings(
        name,
        results,
        all.map(({operation}) => operation),
        schemas,
      ).map((finding) => `${name}: ${finding}`),
    ),
  ];
}

type Entry = ProbeData['operations'][string];

function operationFindings(
  operation: Operation,
  {status, minimal, required = {}, optional = {}}: Entry,
  fieldOf: (name: string) => {readonly required: boolean; readonly description: string} | undefined,
): string[] {
  const outside = [...Object.keys(required), ...Object.keys(optional)].filter(
    (name) => !fieldOf(name),
  );
  const statuses = [
    status,
    minimal,
    ...Object.values(required),
    ...Object.values(optional).map(statusOf),
  ];
  return [
    ...outside.map((name) => `"${name}" was probed, but the page lacks it`),
    // A field that is needed at times says so itself.
    ...(minimal !== undefined && minimal >= 400 && !Object.values(optional).some(isNeeded)
      ? [`what the page requires is not enough: ${minimal}`]
      : []),
    ...[...new Set(statuses)].flatMap((each) =>
      each === undefined || isDocumented(operation, each)
        ? []
        : [`status ${each} is not documented`],
    ),
    ...Object.entries(required).flatMap(([name, without]) => [
      ...(without < 400 &&
      fieldOf(name)?.required &&
      !saysOptional.test(fieldOf(name)?.description ?? '')
        ? [`"${name}" is called required, but can be left out`]
        : []),
      ...(fieldOf(name)?.required === false ? [`"${name}" is no longer required`] : []),
    ]),
    ...Object.entries(optional).flatMap(([name, effect]) => {
      const description = fieldOf(name)?.description ?? '';
      const saysSo = saysNothing.test(sentencesAbout(name, description, operation));
      if (isNeeded(effect) && !saysNeeded.test(description)) {
        return [`"${name}" is not called required, but without it comes ${statusOf(effect)}`];
      }
      if (effect === 'none' && !saysSo)
        return [`"${name}" has no effect, and the page does not say so`];
      return (effect === 'model' || effect === 'answer') && isEmptyPromise(description)
        ? [`"${name}" has an effect (${effect}), and the page says that it has none`]
        : [];
    }),
  ];
}

const isNeeded = (effect: string): boolean => effect.startsWith('needed');

const statusOf = (effect: string): number | undefined =>
  /\d{3}/.test(effect) ? Number(effect.slice(-3)) : undefined;

/** Whether a description says of the whole field that it does nothing. */
const isEmptyPromise = (description: string): boolean =>
  /^(?:Accepted but ignored|Has no effect|Ignored|Not used)\b/i.test(description);

/** The description of a field, and what else the page says about it by name. */
function sentencesAbout(name: string, own: string, {description, requestBody}: Operation): string {
  const keys = name.match(/\w+/g) ?? [];
  const others = `${description} ${requestBody?.description ?? ''}`.split(/(?<=\.)\s+/);
  const about = others.filter((sentence) => keys.some((key) => sentence.includes(`\`${key}\``)));
  return [own, ...about].join(' ');
}

const isDocumented = ({responses}: Operation, status: number): boolean =>
  responses.some((response) => response.status === String(status));

/** Sequences: statuses are documented, and what outlives its deletion is explained. */
function sequenceFindings(
  name: string,
  results: ProbeData['sequences'][string],
  operations: readonly Operation[],
  schemas: string,
): string[] {
  const requests = (sequences[name]?.steps ?? []).filter(({ask}) => ask !== undefined);
  const findings: string[] = [];
  const seen: Operation[] = [];
  let isDeleted = false;
  for (const [index, {ask, status, names}] of results.entries()) {
    const operation = operations.find((each) => fitsRoute(each, ask));
    if (!operation) {
      findings.push(`no page has ${ask}`);
      continue;
    }
    seen.push(operation);
    if (!isDocumented(operation, status))
      findings.push(`${ask} gives ${status}, which its page lacks`);
    const says = requests[index]?.says;
    const words = [...seen.map((each) => textOf(each)), schemas].join(' ');
    const isRead = operation.method !== 'delete';
    if (isDeleted && isRead && status < 400 && names && !(says && words.includes(says))) {
      findings.push(`${ask} still gives what was deleted, and nothing says so`);
    }
    isDeleted ||= operation.method === 'delete' && status < 400;
  }
  return findings;
}

const textOf = ({description, requestBody, responses, parameters}: Operation): string =>
  [
    description,
    requestBody?.description,
    ...[...responses, ...parameters].map((each) => each.description),
  ].join(' ');

/** Whether a request of a sequence calls an operation, whatever its ids are. */
function fitsRoute({method, path}: Operation, ask: string): boolean {
  const [verb = '', address = ''] = ask.split(' ');
  const route = path.replace(/\{[^}]+\}/g, '[^/]+').replaceAll('.', '\\.');
  return (
    verb.toLowerCase() === method && new RegExp(`^${route}$`).test(address.replace(/\?.*$/, ''))
  );
}
