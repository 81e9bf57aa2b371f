import {hashOf} from '@docs-kit/docs-verify/record/hash';
import type {ComparisonRecord, VerificationRecord} from '@docs-kit/docs-verify/record/record';
import type {ReceivedSpan, ReceivedSum} from '@docs-kit/service-doubles/otlp-decoding';
import type {
  DocumentedAttributes,
  DocumentedCall,
  DocumentedMetric,
  DocumentedTelemetry,
} from './documented';

/** A request to the server, with what it recorded of it. */
export interface ObservedRequest {
  /** `POST /v1/responses`. */
  readonly request: string;
  /** Trace id as OpenTelemetry has it. */
  readonly traceId: string;
  /** The header `x-trace-id` of the answer. */
  readonly headerId: string;
  /** The id of the trace that the request was to join, if it named one. */
  readonly joined?: string;
  readonly spans: readonly ReceivedSpan[];
  /** The same trace as the Telemetry API answers it; undefined when it does not have it. */
  readonly stored?: {readonly spans: readonly string[]};
}

/** What a server recorded while the scenario ran. */
export interface ObservedTelemetry {
  readonly requests: readonly ObservedRequest[];
  /** Counters at the end. */
  readonly sums: readonly ReceivedSum[];
  /** By kind of model call, the metrics that grew with it. */
  readonly counted: Readonly<Record<string, readonly string[]>>;
  /** Whether two requests that the server answers at the same time are one trace. */
  readonly overlappingShareTrace: boolean;
}

/** Spans that the guide names and no run provokes, with what they need. */
const notProvoked: Readonly<Record<string, string>> = {
  invoke_tool: 'needs an account at Tavily',
};

/** Hash of what the guide states: a record shows by it whether the guide has changed since. */
export function statedHash({
  spans,
  attributes,
  metrics,
  calls,
}: Omit<DocumentedTelemetry, 'routes'>): string {
  return hashOf(JSON.stringify([spans, attributes, metrics, calls]));
}

/** Whether the guide about telemetry states something else since it was compared. */
export function hasOtherTelemetry(
  {comparisons}: Pick<VerificationRecord, 'comparisons'>,
  documented: DocumentedTelemetry,
): boolean {
  return comparisons.telemetry?.hash !== statedHash(documented);
}

/**
 * Compares what a server recorded with what the guide about telemetry states: names of spans, their
 * attributes, metrics, which calls are counted, and the ids of traces.
 * @throws Error when nothing was recorded: a comparison of nothing would find no difference
 */
export function compareTelemetry(
  observed: ObservedTelemetry,
  documented: DocumentedTelemetry,
): ComparisonRecord {
  const spans = observed.requests.flatMap((request) => request.spans);
  if (spans.length === 0) {
    throw new Error('There are no spans to compare: expected some of each request.');
  }
  if (observed.sums.length === 0) {
    throw new Error('There are no counters to compare: expected some of a chat completion.');
  }
  const parts = [
    compareNames(spans, documented),
    compareAttributes(spans, documented),
    compareMetrics(observed, documented.metrics),
    compareCalls(observed.counted, documented.calls),
    compareTraces(observed.requests),
    {
      compared: 1,
      differences: observed.overlappingShareTrace
        ? []
        : ['requests at the same time have traces of their own'],
    },
  ];
  return {
    compared: parts.reduce((sum, {compared}) => sum + compared, 0),
    differences: parts.flatMap(({differences}) => differences),
    hash: statedHash(documented),
  };
}

/** Whether a name is one that the guide writes: `<…>` stands for any text, a path for any route. */
function matches(written: string, name: string, routes: ReadonlySet<string>): boolean {
  if (written.startsWith('/')) return routes.has(name);
  const pattern = written
    .split(/<[^>]+>/)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.+');
  return new RegExp(`^${pattern}$`).test(name);
}

/** The names under which the guide knows a span: an exact one rules out patterns. */
function writtenNamesOf(name: string, {spans, routes}: DocumentedTelemetry): readonly string[] {
  const served = new Set(routes);
  return spans.includes(name) ? [name] : spans.filter((written) => matches(written, name, served));
}

function compareNames(
  spans: readonly ReceivedSpan[],
  documented: DocumentedTelemetry,
): ComparisonRecord {
  const names = [...new Set(spans.map(({name}) => name))].sort();
  const known = new Set(names.flatMap((name) => writtenNamesOf(name, documented)));
  const expected = documented.spans.filter((written) => !(written in notProvoked));
  return {
    compared: names.length + expected.length,
    differences: [
      ...names
        .filter((name) => writtenNamesOf(name, documented).length === 0)
        .map((name) => `the span ${name} is not documented`),
      ...expected
        .filter((written) => !known.has(written))
        .map((written) => `the span ${written} is documented, but none arrives`),
    ],
  };
}

/** A span that begins the part of a trace that the server records. */
const isRoot = ({attributes}: ReceivedSpan): boolean => attributes.raw_path !== undefined;

function compareAttributes(
  spans: readonly ReceivedSpan[],
  documented: DocumentedTelemetry,
): ComparisonRecord {
  const holdsFor = (row: DocumentedAttributes, span: ReceivedSpan): boolean => {
    if (row.spans === 'all') return true;
    if (row.spans === 'root') return isRoot(span);
    const written = writtenNamesOf(span.name, documented);
    return row.spans.some((name) => written.includes(name));
  };
  const rowsOf = (span: ReceivedSpan) => documented.attributes.filter((row) => holdsFor(row, span));
  const unknown = new Set<string>();
  for (const span of spans) {
    const listed = new Set(rowsOf(span).flatMap(({attributes}) => attributes));
    const [label = span.name] = writtenNamesOf(span.name, documented);
    for (const attribute of Object.keys(span.attributes)) {
      if (!listed.has(attribute)) {
        unknown.add(`${label} carries ${attribute}, which is not documented`);
      }
    }
  }
  const provoked = documented.attributes.filter(
    ({spans: names}) =>
      typeof names === 'string' || !names.every((written) => written in notProvoked),
  );
  return {
    compared: provoked.reduce((sum, {attributes}) => sum + attributes.length, 0),
    differences: [
      ...[...unknown].sort(),
      ...provoked.flatMap((row) =>
        row.attributes
          .filter(
            (attribute) =>
              !spans.some((span) => attribute in span.attributes && holdsFor(row, span)),
          )
          .map((attribute) => `${row.row}: ${attribute} is documented, but none carries it`),
      ),
    ],
  };
}

function compareMetrics(
  {sums}: ObservedTelemetry,
  documented: readonly DocumentedMetric[],
): ComparisonRecord {
  const names = new Set([...sums, ...documented].map(({metric}) => metric));
  return {
    compared: names.size,
    differences: [...names].flatMap((name) => {
      const entry = documented.find(({metric}) => metric === name);
      const received = sums.filter(({metric}) => metric === name);
      if (!entry) return [`the metric ${name} is not documented`];
      if (received.length === 0) return [`the metric ${name} is documented, but none arrives`];
      const units = new Set(received.map(({unit}) => unit));
      const attributes = new Set(received.flatMap((sum) => Object.keys(sum.attributes)));
      return [
        ...(isSame(units, [entry.unit])
          ? []
          : [`${name}: the unit is ${[...units].join(', ') || 'empty'}`]),
        ...(isSame(attributes, entry.attributes)
          ? []
          : [`${name}: the attributes are ${[...attributes].join(', ') || 'none'}`]),
      ];
    }),
  };
}

function compareCalls(
  counted: ObservedTelemetry['counted'],
  documented: readonly DocumentedCall[],
): ComparisonRecord {
  const names = new Set([...Object.keys(counted), ...documented.map(({call}) => call)]);
  return {
    compared: names.size,
    differences: [...names].flatMap((name) => {
      const metrics = counted[name];
      const entry = documented.find(({call}) => call === name);
      if (!entry) return [`${name}: whether it is counted is not documented`];
      if (!metrics) return [`${name}: no run makes such a call, but it is documented`];
      return isSame(new Set(metrics), entry.metrics)
        ? []
        : [`${name}: what is counted is ${metrics.join(', ') || 'nothing'}`];
    }),
  };
}

/** The guide says which ids find a trace where, and which spans the store has: those sent. */
function compareTraces(requests: readonly ObservedRequest[]): ComparisonRecord {
  return {
    compared: requests.length,
    differences: requests.flatMap(({request, traceId, headerId, joined, spans, stored}) => [
      ...(headerId === traceId ? [`${request}: x-trace-id is the id of OpenTelemetry`] : []),
      ...(headerId === '' ? [`${request}: the answer has no x-trace-id`] : []),
      ...(joined === undefined || joined === traceId
        ? []
        : [`${request}: its trace is not the one that traceparent names`]),
      ...(stored === undefined
        ? [`${request}: the Telemetry API does not find its trace by the id of OpenTelemetry`]
        : missingIn(
            stored.spans,
            spans.map(({name}) => name),
          ).map((name) => `${request}: the SQLite store lacks the span ${name}`)),
    ]),
  };
}

/** What a list lacks of another one, as often as it is there. */
function missingIn(list: readonly string[], expected: readonly string[]): string[] {
  const left = [...list];
  return expected.filter((name) => {
    const place = left.indexOf(name);
    if (place < 0) return true;
    left.splice(place, 1);
    return false;
  });
}

function isSame(found: ReadonlySet<string>, expected: readonly string[]): boolean {
  return found.size === expected.length && expected.every((value) => found.has(value));
}
