import { describe, expect, it } from 'vitest';
import { readDesignerMessage } from './designer-message.ts';

const frame = { name: 'the frame' } as Window;
const from = { origin: 'https://qr.waypage.example', window: frame };

const read = (data: unknown, origin = from.origin, source: unknown = frame) =>
  readDesignerMessage({ data, origin, source: source as Window }, from);

const valid = { type: 'RESIZE', payload: { size: 'default' } };

describe('readDesignerMessage', () => {
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
  ])('is dropped from the origin “%s”', (origin) => {
    expect(read(valid, origin)).toBeUndefined();
  });

  it('is dropped from another window of its origin', () => {
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

  it('has an error cut to 300 characters', () => {
    expect(read({ type: 'ERROR', payload: { error: 'x'.repeat(5000) } })).toEqual({
      type: 'ERROR',
      error: 'x'.repeat(300),
    });
  });
});
