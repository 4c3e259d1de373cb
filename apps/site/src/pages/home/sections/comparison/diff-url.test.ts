import { SIMULATOR_SAMPLE } from '@waypage/content/comparison';
import { describe, expect, it } from 'vitest';
import { diffUrl } from './useSimulator.ts';

const joined = ({ prefix, changed, suffix }: ReturnType<typeof diffUrl>) =>
  prefix + changed + suffix;

describe('diffUrl', () => {
  it('is made of whole parts of the URL', () => {
    expect(diffUrl(SIMULATOR_SAMPLE.before, SIMULATOR_SAMPLE.after)).toEqual({
      prefix: 'https://www.lumbre.example/oaxaca/menus/2026/',
      changed: 'summer/lunch.pdf',
      suffix: '?utm_source=table&utm_medium=qr',
    });
  });

  it('is empty when nothing has changed', () => {
    expect(diffUrl('https://a.example', 'https://a.example').changed).toBe('');
    expect(diffUrl('', '')).toEqual({ prefix: '', changed: '', suffix: '' });
  });

  it('is empty when something was only taken out', () => {
    expect(diffUrl('a/b/c', 'a/c')).toEqual({ prefix: 'a/', changed: '', suffix: 'c' });
  });

  it('does not count a letter twice that repeats', () => {
    expect(diffUrl('a/o', 'a/oo')).toEqual({ prefix: 'a/', changed: 'oo', suffix: '' });
    expect(diffUrl('x/aa/y', 'x/aaa/y')).toEqual({
      prefix: 'x/',
      changed: 'aaa',
      suffix: '/y',
    });
  });

  it('is the whole URL where nothing is shared', () => {
    expect(diffUrl('abc', 'xyz')).toEqual({ prefix: '', changed: 'xyz', suffix: '' });
    expect(diffUrl('abc', '')).toEqual({ prefix: '', changed: '', suffix: '' });
  });

  it('cuts no sign in two', () => {
    expect(diffUrl('/😀', '/😃').changed).toBe('😃');
  });

  it('loses nothing of the URL', () => {
    const urls = ['', 'a', '/', 'a/b', 'a/b/', 'b/a', 'a?b=c', 'aab', 'aba', 'á/😀?', '//'];
    for (const before of urls) {
      for (const after of urls) expect(joined(diffUrl(before, after))).toBe(after);
    }
  });
});
