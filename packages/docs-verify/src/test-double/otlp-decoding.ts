import path from 'node:path';
import {loadSync, type Type} from 'protobufjs';

/** Values of attributes; what is none of these, such as a list, has no value here. */
export type AttributeValue = string | number | boolean | undefined;

export type Attributes = Readonly<Record<string, AttributeValue>>;

export interface ReceivedSpan {
  /** Name of the service that sent it: `service.name` of its resource. */
  readonly service: string;
  /** Ids in hexadecimal digits. */
  readonly traceId: string;
  readonly spanId: string;
  /** Empty for a span that begins a trace. */
  readonly parentSpanId: string;
  readonly name: string;
  readonly attributes: Attributes;
}

/** The sum of a counter for one combination of attributes. */
export interface ReceivedSum {
  readonly service: string;
  readonly metric: string;
  readonly unit: string;
  readonly attributes: Attributes;
  readonly value: number;
}

interface KeyValue {
  readonly key: string;
  readonly value?: {
    readonly stringValue?: string;
    readonly boolValue?: boolean;
    readonly intValue?: number;
    readonly doubleValue?: number;
  };
}

interface Resource {
  readonly attributes?: readonly KeyValue[];
}

interface TraceRequest {
  readonly resourceSpans?: readonly {
    readonly resource?: Resource;
    readonly scopeSpans?: readonly {
      readonly spans?: readonly {
        readonly traceId?: Buffer;
        readonly spanId?: Buffer;
        readonly parentSpanId?: Buffer;
        readonly name?: string;
        readonly attributes?: readonly KeyValue[];
      }[];
    }[];
  }[];
}

interface MetricsRequest {
  readonly resourceMetrics?: readonly {
    readonly resource?: Resource;
    readonly scopeMetrics?: readonly {
      readonly metrics?: readonly {
        readonly name?: string;
        readonly unit?: string;
        readonly sum?: {
          readonly dataPoints?: readonly {
            readonly asInt?: number;
            readonly asDouble?: number;
            readonly attributes?: readonly KeyValue[];
          }[];
        };
      }[];
    }[];
  }[];
}

const messages = loadSync(path.join(__dirname, 'otlp.proto'));
const traceRequest = messages.lookupType('ExportTraceServiceRequest');
const metricsRequest = messages.lookupType('ExportMetricsServiceRequest');

/**
 * Reads a body of `POST /v1/traces`.
 * @throws Error when it is not such a request
 */
export function spansOf(body: Buffer): ReceivedSpan[] {
  const request = decoded(traceRequest, body) as TraceRequest;
  return (request.resourceSpans ?? []).flatMap(({resource, scopeSpans = []}) =>
    scopeSpans.flatMap(({spans = []}) =>
      spans.map((span) => ({
        service: serviceOf(resource),
        traceId: digitsOf(span.traceId),
        spanId: digitsOf(span.spanId),
        parentSpanId: digitsOf(span.parentSpanId),
        name: span.name ?? '',
        attributes: attributesOf(span.attributes),
      })),
    ),
  );
}

/**
 * Reads a body of `POST /v1/metrics`: the counters in it.
 * @throws Error when it is not such a request
 */
export function sumsOf(body: Buffer): ReceivedSum[] {
  const request = decoded(metricsRequest, body) as MetricsRequest;
  return (request.resourceMetrics ?? []).flatMap(({resource, scopeMetrics = []}) =>
    scopeMetrics.flatMap(({metrics = []}) =>
      metrics.flatMap(({name = '', unit = '', sum}) =>
        (sum?.dataPoints ?? []).map(({asInt, asDouble, attributes}) => ({
          service: serviceOf(resource),
          metric: name,
          unit,
          attributes: attributesOf(attributes),
          value: asInt ?? asDouble ?? 0,
        })),
      ),
    ),
  );
}

/** Numbers of 64 bits become numbers: counts of tokens are far below where those are inexact. */
function decoded(type: Type, body: Buffer): object {
  return type.toObject(type.decode(body), {longs: Number});
}

const digitsOf = (id: Buffer | undefined): string => id?.toString('hex') ?? '';

const serviceOf = (resource: Resource | undefined): string =>
  String(attributesOf(resource?.attributes)['service.name'] ?? '');

function attributesOf(pairs: readonly KeyValue[] = []): Attributes {
  return Object.fromEntries(
    pairs.map(({key, value}) => [
      key,
      value?.stringValue ?? value?.boolValue ?? value?.intValue ?? value?.doubleValue,
    ]),
  );
}
