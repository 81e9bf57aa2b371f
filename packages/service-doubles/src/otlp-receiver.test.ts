import {afterEach, describe, expect, it} from 'vitest';
import {spansOf, sumsOf} from './otlp-decoding';
import {type OtlpReceiver, startOtlpReceiver} from './otlp-receiver';

// Requests by hand, byte for byte as the format says: https://protobuf.dev/programming-guides/encoding
const nested = (number: number, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([(number << 3) | 2, content.length]), content]);
};
const text = (number: number, value: string): Buffer => nested(number, Buffer.from(value));
const integer = (number: number, value: number): Buffer => Buffer.from([number << 3, value]);
const attribute = (field: number, key: string, value: Buffer): Buffer =>
  nested(field, text(1, key), nested(2, value));
const service = (name: string): Buffer => nested(1, attribute(1, 'service.name', text(1, name)));

const spanRequest = (name: string, sender = 'docs'): Buffer =>
  nested(
    1,
    service(sender),
    nested(
      2,
      nested(
        2,
        nested(1, Buffer.from('4bf92f3577b34da6', 'hex')),
        nested(2, Buffer.from('00f067aa', 'hex')),
        // What the receiver has no use for, such as the kind of a span, is skipped.
        integer(6, 2),
        text(5, name),
        attribute(9, 'raw_path', text(1, '/v1/models')),
        attribute(9, '__root__', integer(2, 1)),
        attribute(9, '__ttl__', integer(3, 7)),
      ),
    ),
  );

const sumRequest = (value: number, sender = 'docs'): Buffer => {
  const amount = Buffer.alloc(9);
  amount.writeUInt8((6 << 3) | 1);
  amount.writeBigInt64LE(BigInt(value), 1);
  return nested(
    1,
    service(sender),
    nested(
      2,
      nested(
        2,
        text(1, 'total_tokens'),
        text(3, 'tokens'),
        nested(7, nested(1, amount, attribute(7, 'model_id', text(1, 'm')))),
      ),
    ),
  );
};

describe('the decoder of OTLP', () => {
  it('reads spans with the id of their trace in digits, their attributes by type and their service', () => {
    expect(spansOf(spanRequest('/v1/models'))).toEqual([
      {
        service: 'docs',
        traceId: '4bf92f3577b34da6',
        name: '/v1/models',
        attributes: {raw_path: '/v1/models', __root__: true, __ttl__: 7},
      },
    ]);
  });

  it('reads counters with unit, attributes and value', () => {
    expect(sumsOf(sumRequest(42))).toEqual([
      {
        service: 'docs',
        metric: 'total_tokens',
        unit: 'tokens',
        attributes: {model_id: 'm'},
        value: 42,
      },
    ]);
  });

  it('finds nothing in an empty request, and refuses what is none', () => {
    expect(spansOf(Buffer.alloc(0))).toEqual([]);
    expect(sumsOf(Buffer.alloc(0))).toEqual([]);
    expect(spansOf(nested(1, nested(2, nested(2)))).map(({service}) => service)).toEqual(['']);
    expect(() => spansOf(Buffer.from('no request'))).toThrow();
  });
});

describe('the OTLP receiver', () => {
  let receiver: OtlpReceiver | undefined;
  afterEach(async () => {
    await receiver?.close();
    receiver = undefined;
  });
  const post = (path: string, body: Buffer, type = 'application/x-protobuf') =>
    fetch(`${receiver?.address ?? ''}${path}`, {
      method: 'POST',
      headers: {'content-type': type},
      body: new Uint8Array(body),
    }).then(({status}) => status);

  it('hands on what a service sends while somebody collects it, and nothing of others', async () => {
    receiver = await startOtlpReceiver();
    expect(await post('/v1/traces', spanRequest('before'))).toBe(200);
    const collection = receiver.collect('docs');
    const arrived = collection.until('a span', () => collection.spans().length === 1);
    await post('/v1/traces', spanRequest('of another', 'other'));
    await post('/v1/traces', spanRequest('wanted'));
    await arrived;
    expect(collection.spans().map(({name}) => name)).toEqual(['wanted']);
    collection.end();
    await post('/v1/traces', spanRequest('after'));
    expect(collection.spans()).toHaveLength(1);
  });

  it('has the counters as they were sent last, and how often they were', async () => {
    receiver = await startOtlpReceiver();
    const collection = receiver.collect('docs');
    await post('/v1/metrics', sumRequest(3));
    await post('/v1/metrics', sumRequest(9, 'other'));
    await post('/v1/metrics', sumRequest(5));
    expect(collection.sums().map(({value}) => value)).toEqual([5]);
    expect(collection.sumExports()).toBe(2);
  });

  it('fails when no span arrives', async () => {
    receiver = await startOtlpReceiver(20);
    const collection = receiver.collect('docs');
    await expect(
      collection.until('the root span', () => collection.spans().length > 0),
    ).rejects.toThrow('in vain for the root span: 0 spans arrived from "docs"');
  });

  it('refuses other paths and formats, and fails for whoever waits when it cannot decode', async () => {
    receiver = await startOtlpReceiver();
    expect(await post('/v1/logs', Buffer.alloc(0))).toBe(404);
    expect(await post('/v1/traces', Buffer.from('{}'), 'application/json')).toBe(415);
    const collection = receiver.collect('docs');
    const waiting = expect(collection.until('a span', () => false)).rejects.toThrow();
    expect(await post('/v1/traces', Buffer.from('no request'))).toBe(400);
    await waiting;
  });
});
