import { describe, expect, it } from 'vitest';
import { areSameBytes, decodedContent } from './decoded-content.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

describe('decodedContent', () => {
  it('takes the decoder’s text with ECI', () => {
    const bytes = Uint8Array.of(0x92, 0x83);
    expect(decodedContent({ bytes, text: '茶', hasCharacterSet: true })).toMatchObject({
      text: '茶',
      notEncodable: undefined,
    });
  });

  it('shows invalid UTF-8 and encodes none', () => {
    const latin1 = Uint8Array.of(0x4d, 0xe4);
    expect(decodedContent({ bytes: latin1 })).toMatchObject({ text: 'Mä', notEncodable: 'bytes' });
    const shiftJis = Uint8Array.of(0x92, 0x83);
    expect(decodedContent({ bytes: shiftJis, text: '茶' })).toMatchObject({
      text: '茶',
      notEncodable: 'bytes',
    });
  });

  it('rejects re-encoding GS1 and structured append', () => {
    const bytes = utf8('0109501101020917');
    const part = { number: 1, of: 2 };
    expect(decodedContent({ bytes, isGs1: true }).notEncodable).toBe('gs1');
    expect(decodedContent({ bytes, part }).notEncodable).toBe('part');
    expect(decodedContent({ bytes, isGs1: true, part }).notEncodable).toBe('part');
  });
});

describe('areSameBytes', () => {
  it('compares bytes, not text', () => {
    expect(areSameBytes(utf8('é'), utf8('é'), false)).toBe(true);
    expect(areSameBytes(utf8('é'), utf8('e\u0301'), false)).toBe(false);
    expect(areSameBytes(utf8('\uFEFFa'), utf8('a'), false)).toBe(false);
    expect(areSameBytes(utf8('ab'), utf8('a'), false)).toBe(false);
  });

  it('treats % as GS1’s separator only in GS1', () => {
    const [separated, written] = [utf8('10ABC\u001D17'), utf8('10ABC%17')];
    expect(areSameBytes(separated, written, true)).toBe(true);
    expect(areSameBytes(separated, written, false)).toBe(false);
  });
});
