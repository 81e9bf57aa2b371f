import type {ReceivedSpan, ReceivedSum} from '@docs-kit/docs-verify/test-double/otlp-decoding';

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
  /** Names of the spans that contain the key of a caller for a service. */
  readonly keySpans: readonly string[];
  /** Whether two requests that the server answers at the same time are one trace. */
  readonly overlappingShareTrace: boolean;
}
