import {EventEmitter, once} from 'node:events';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {listen, type RunningServer} from './listening';
import {type ReceivedSpan, type ReceivedSum, spansOf, sumsOf} from './otlp-decoding';

/** What arrives from one service while somebody wants to know. */
export interface Collection {
  readonly spans: () => readonly ReceivedSpan[];
  /** The counters as the service has sent them last. */
  readonly sums: () => readonly ReceivedSum[];
  /** How often the service has sent its counters. */
  readonly sumExports: () => number;
  /**
   * Waits until what has arrived meets a condition.
   * @param expected what the condition stands for, for the message
   * @throws Error when it does not in time, with what has arrived instead
   */
  readonly until: (expected: string, isMet: () => boolean) => Promise<void>;
  /** What arrives from now on is thrown away. */
  readonly end: () => void;
}

export interface OtlpReceiver extends RunningServer {
  /** Keeps from now on what arrives from a service. */
  readonly collect: (service: string) => Collection;
}

/** A collection that somebody fills. */
interface OpenCollection extends Collection {
  readonly service: string;
  readonly addSpans: (spans: readonly ReceivedSpan[]) => void;
  readonly addSums: (sums: readonly ReceivedSum[]) => void;
  readonly fail: (error: unknown) => void;
}

const defaultTimeLimit = 30_000;

/**
 * Starts a receiver of OTLP over HTTP in protobuf, as a collector of OpenTelemetry is one. What no
 * collection wants is not even decoded: a run sends tens of thousands of spans.
 * @param timeLimit milliseconds after which a collection gives up waiting
 */
export async function startOtlpReceiver(timeLimit = defaultTimeLimit): Promise<OtlpReceiver> {
  const open = new Set<OpenCollection>();
  const server = createServer((request, response) => {
    receive(request, response, open).catch((error: unknown) => {
      for (const collection of open) collection.fail(error);
      response.writeHead(400, {'content-type': 'text/plain'}).end(String(error));
    });
  });
  return {
    ...(await listen(server)),
    collect: (service) => collect(service, open, timeLimit),
  };
}

/** The paths that exporters add to the address of a collector. */
const takers: Readonly<Record<string, (body: Buffer, open: ReadonlySet<OpenCollection>) => void>> =
  {
    '/v1/traces': (body, open) => {
      const spans = spansOf(body);
      for (const {service, addSpans} of open) {
        addSpans(spans.filter((span) => span.service === service));
      }
    },
    '/v1/metrics': (body, open) => {
      const sums = sumsOf(body);
      for (const {service, addSums} of open) {
        const own = sums.filter((sum) => sum.service === service);
        if (own.length > 0) addSums(own);
      }
    },
  };

async function receive(
  request: IncomingMessage,
  response: ServerResponse,
  open: ReadonlySet<OpenCollection>,
): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const take = request.method === 'POST' ? takers[request.url ?? ''] : undefined;
  if (!take) {
    response.writeHead(404).end();
    return;
  }
  if (request.headers['content-type'] !== 'application/x-protobuf') {
    response.writeHead(415).end();
    return;
  }
  if (open.size > 0) take(Buffer.concat(parts), open);
  // An empty message: everything was taken.
  response.writeHead(200, {'content-type': 'application/x-protobuf'}).end();
}

function collect(service: string, open: Set<OpenCollection>, timeLimit: number): Collection {
  const spans: ReceivedSpan[] = [];
  let sums: readonly ReceivedSum[] = [];
  let sumExports = 0;
  const arrivals = new EventEmitter();
  const collection: OpenCollection = {
    service,
    addSpans: (more) => {
      spans.push(...more);
      arrivals.emit('arrival');
    },
    addSums: (latest) => {
      sums = latest;
      sumExports += 1;
      arrivals.emit('arrival');
    },
    // Without somebody who waits, the event would be thrown.
    fail: (error) => void (arrivals.listenerCount('error') > 0 && arrivals.emit('error', error)),
    spans: () => spans,
    sums: () => sums,
    sumExports: () => sumExports,
    until: async (expected, isMet) => {
      const signal = AbortSignal.timeout(timeLimit);
      try {
        while (!isMet()) await once(arrivals, 'arrival', {signal});
      } catch (error) {
        if (!signal.aborted) throw error;
        const names = [...new Set(spans.map(({name}) => name))];
        throw new Error(
          `The OTLP receiver waits in vain for ${expected}: ${spans.length} spans arrived from "${service}"${names.length > 0 ? ` (${names.slice(-10).join(', ')})` : ''}, and counters ${sumExports} times.\n` +
            "Look in the server's log why it does not export: its sinks, and the variable OTEL_EXPORTER_OTLP_ENDPOINT.",
        );
      }
    },
    end: () => void open.delete(collection),
  };
  open.add(collection);
  return collection;
}
