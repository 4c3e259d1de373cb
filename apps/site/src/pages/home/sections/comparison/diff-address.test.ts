import { SIMULATOR_SAMPLE } from '@waypage/content/comparison';
import { describe, expect, it } from 'vitest';
import { diffAddress } from './diff-address.ts';

const joined = ({ prefix, changed, suffix }: ReturnType<typeof diffAddress>) =>
  prefix + changed + suffix;

describe('the changed part of an address', () => {
  it('is made of whole parts of the address', () => {
    expect(diffAddress(SIMULATOR_SAMPLE.before, SIMULATOR_SAMPLE.after)).toEqual({
      prefix: 'https://www.lumbre.example/oaxaca/menus/2026/',
      changed: 'summer/lunch.pdf',
      suffix: '?utm_source=table&utm_medium=qr',
    });
  });

  it('is empty when nothing has changed', () => {
    expect(diffAddress('https://a.example', 'https://a.example').changed).toBe('');
    expect(diffAddress('', '')).toEqual({ prefix: '', changed: '', suffix: '' });
  });

  it('is empty when something was only taken out', () => {
    expect(diffAddress('a/b/c', 'a/c')).toEqual({ prefix: 'a/', changed: '', suffix: 'c' });
  });

  it('does not count a letter twice that repeats', () => {
    expect(diffAddress('a/o', 'a/oo')).toEqual({ prefix: 'a/', changed: 'oo', suffix: '' });
    expect(diffAddress('x/aa/y', 'x/aaa/y')).toEqual({
      prefix: 'x/',
      changed: 'aaa',
      suffix: '/y',
    });
  });

  it('is the whole address when nothing of the old one is left', () => {
    expect(diffAddress('abc', 'xyz')).toEqual({ prefix: '', changed: 'xyz', suffix: '' });
    expect(diffAddress('abc', '')).toEqual({ prefix: '', changed: '', suffix: '' });
  });

  it('cuts no sign in two', () => {
    expect(diffAddress('/😀', '/😃').changed).toBe('😃');
  });

  it('loses nothing of the address', () => {
    const addresses = ['', 'a', '/', 'a/b', 'a/b/', 'b/a', 'a?b=c', 'aab', 'aba', 'á/😀?', '//'];
    for (const before of addresses) {
      for (const after of addresses) expect(joined(diffAddress(before, after))).toBe(after);
    }
  });
});
