import path from 'node:path';
import {loadSync, type Type} from 'protobufjs';

/** Values of attributes; what is none of these, such as a list, has no value here. */
export type AttributeValue = string | number | boolean | undefined;

export type Attributes = Readonly<Record<string, AttributeValue>>;

export interface ReceivedSpan {
  /** Name of the service that sent it: `service.name` of its resource. */
  readonly service: string;
  /** In hexadecimal digits. */
  readonly traceId: string;
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
  readonly value: Readonly<Record<string, AttributeValue>> | null;
}

/** What has attributes: a span, a point of a counter, or the sender of both. */
interface Attributed {
  readonly attributes: readonly KeyValue[];
}

interface TraceRequest {
  readonly resourceSpans: readonly {
    readonly resource: Attributed | null;
    readonly scopeSpans: readonly {
      readonly spans: readonly (Attributed & {readonly traceId: Buffer; readonly name: string})[];
    }[];
  }[];
}

interface MetricsRequest {
  readonly resourceMetrics: readonly {
    readonly resource: Attributed | null;
    readonly scopeMetrics: readonly {
      readonly metrics: readonly {
        readonly name: string;
        readonly unit: string;
        readonly sum: {
          readonly dataPoints: readonly (Attributed & {
            readonly asInt?: number;
            readonly asDouble?: number;
          })[];
        } | null;
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
  return request.resourceSpans.flatMap(({resource, scopeSpans}) =>
    scopeSpans.flatMap(({spans}) =>
      spans.map(({traceId, name, ...span}) => ({
        service: serviceOf(resource),
        traceId: traceId.toString('hex'),
        name,
        attributes: attributesOf(span),
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
  return request.resourceMetrics.flatMap(({resource, scopeMetrics}) =>
    scopeMetrics.flatMap(({metrics}) =>
      metrics.flatMap(({name, unit, sum}) =>
        (sum?.dataPoints ?? []).map(({asInt, asDouble, ...point}) => ({
          service: serviceOf(resource),
          metric: name,
          unit,
          attributes: attributesOf(point),
          value: asInt ?? asDouble ?? 0,
        })),
      ),
    ),
  );
}

/** Numbers of 64 bits become numbers: counts of tokens are far below where those are inexact. */
function decoded(type: Type, body: Buffer): object {
  return type.toObject(type.decode(body), {longs: Number, defaults: true});
}

const serviceOf = (resource: Attributed | null): string =>
  String((resource && attributesOf(resource)['service.name']) ?? '');

const attributesOf = ({attributes}: Attributed): Attributes =>
  Object.fromEntries(attributes.map(({key, value}) => [key, Object.values(value ?? {})[0]]));
