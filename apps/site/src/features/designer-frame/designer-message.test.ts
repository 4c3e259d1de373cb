import { describe, expect, it } from 'vitest';
import { readDesignerMessage } from './designer-message.ts';

const frame = { name: 'the frame' } as Window;
const from = { origin: 'https://qr.waypage.example', window: frame };

const read = (data: unknown, origin = from.origin, source: unknown = frame) =>
  readDesignerMessage({ data, origin, source: source as Window }, from);

const valid = { type: 'RESIZE', payload: { size: 'default' } };

describe('a message of the designer', () => {
  it('is read in its three shapes', () => {
    expect(read(valid)).toEqual({ type: 'RESIZE', size: 'default' });
    expect(read({ type: 'RESIZE', payload: { size: 'fullscreen' } })).toEqual({
      type: 'RESIZE',
      size: 'fullscreen',
    });
    expect(read({ type: 'SCROLL', payload: { deltaY: -120.5 } })).toEqual({
      type: 'SCROLL',
      deltaY: -120.5,
    });
    expect(read({ type: 'ERROR', payload: { error: 'No room' } })).toEqual({
      type: 'ERROR',
      error: 'No room',
    });
  });

  it.each([
    'http://qr.waypage.example',
    'https://qr.waypage.example:8443',
    'https://evil-qr.waypage.example',
    'https://qr.waypage.example.evil.example',
    'https://QR.waypage.example',
    'null',
    '',
  ])('is dropped when it comes from the origin "%s"', (origin) => {
    expect(read(valid, origin)).toBeUndefined();
  });

  it('is dropped when it comes from another window of the same origin', () => {
    expect(read(valid, from.origin, { name: 'another' })).toBeUndefined();
    expect(read(valid, from.origin, null)).toBeUndefined();
    const absent = { ...from, window: null };
    expect(
      readDesignerMessage({ data: valid, origin: from.origin, source: null }, absent),
    ).toBeUndefined();
  });

  it.each([
    undefined,
    null,
    'RESIZE',
    7,
    [],
    {},
    { type: 'RESIZE' },
    { type: 'RESIZE', payload: null },
    { type: 'RESIZE', payload: { size: 'huge' } },
    { type: 'resize', payload: { size: 'default' } },
    { type: 'SCROLL', payload: {} },
    { type: 'SCROLL', payload: { deltaY: '12' } },
    { type: 'SCROLL', payload: { deltaY: NaN } },
    { type: 'SCROLL', payload: { deltaY: Infinity } },
    { type: 'ERROR', payload: { error: new Error('object') } },
    { type: 'ERROR', payload: { error: '  ' } },
    { type: 'NAVIGATE', payload: { url: 'https://evil.example' } },
  ])('is dropped in the shape %j', (data) => {
    expect(read(data)).toBeUndefined();
  });

  it('has an error text that is cut to 300 characters', () => {
    expect(read({ type: 'ERROR', payload: { error: 'x'.repeat(5000) } })).toEqual({
      type: 'ERROR',
      error: 'x'.repeat(300),
    });
  });
});

function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('5,000 random payloads', () => {
  const random = randomNumbers(20_261_121);
  const pick = <Value>(values: readonly Value[]) =>
    values[Math.floor(random() * values.length)] as Value;

  const WORDS = [
    'type',
    'payload',
    'size',
    'deltaY',
    'error',
    'RESIZE',
    'SCROLL',
    'ERROR',
    'toString',
  ];

  function randomValue(depth = 0): unknown {
    const simple: readonly (() => unknown)[] = [
      () => undefined,
      () => null,
      () => random() < 0.5,
      () => pick([0, -1, 1e308, Number.NaN, Number.POSITIVE_INFINITY, random() * 1e6]),
      () => pick(WORDS),
      () => String.fromCharCode(random() * 65_536).repeat(random() * 40),
      () => new Date(random() * 1e13),
      () => BigInt(Math.floor(random() * 1e9)),
    ];
    const nested: readonly (() => unknown)[] = [
      () => Array.from({ length: random() * 4 }, () => randomValue(depth + 1)),
      () => new Map([[pick(WORDS), randomValue(depth + 1)]]),
      () =>
        Object.fromEntries(
          Array.from({ length: random() * 5 }, () => [pick(WORDS), randomValue(depth + 1)]),
        ),
    ];
    return pick(depth < 3 ? [...simple, ...nested] : simple)();
  }

  it('from the frame itself throw nothing, and mean nothing unless they have one of the shapes', () => {
    for (let count = 0; count < 5000; count += 1) {
      const data =
        count % 2 === 0
          ? randomValue()
          : { type: pick([...WORDS, 'resize']), payload: randomValue(1), more: randomValue(2) };
      const message = read(data);
      if (message === undefined) continue;
      const { type, payload } = data as {
        readonly type: string;
        readonly payload: Readonly<Record<string, unknown>>;
      };
      expect(message).toEqual({ type, ...readOwn(type, payload) });
    }
  });

  it('from anywhere else have no effect, whatever their shape', () => {
    for (let count = 0; count < 5000; count += 1) {
      const data = random() < 0.5 ? valid : randomValue();
      const isOtherWindow = random() < 0.5;
      expect(
        isOtherWindow
          ? read(data, from.origin, { name: 'another' })
          : read(data, `https://${String(count)}.example`),
      ).toBeUndefined();
    }
  });
});

function readOwn(type: string, payload: Readonly<Record<string, unknown>>): object {
  if (type === 'SCROLL') {
    expect(payload['deltaY']).toSatisfy(Number.isFinite);
    return { deltaY: payload['deltaY'] };
  }
  if (type === 'RESIZE') {
    expect(['default', 'fullscreen']).toContain(payload['size']);
    return { size: payload['size'] };
  }
  expect(type).toBe('ERROR');
  return { error: String(payload['error']).trim().slice(0, 300) };
}
