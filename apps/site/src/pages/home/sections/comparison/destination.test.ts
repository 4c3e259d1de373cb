import { SIMULATOR_SAMPLE } from '@waypage/content/comparison';
import { describe, expect, it } from 'vitest';
import { hasScheme, readDestination, diffUrl } from './destination.ts';

describe('readDestination', () => {
  it('is the menu of the restaurant’s season', () => {
    expect(readDestination(SIMULATOR_SAMPLE.before)).toEqual({ kind: 'menu', season: 'spring' });
    expect(readDestination(SIMULATOR_SAMPLE.after)).toEqual({ kind: 'menu', season: 'summer' });
  });

  it.each([
    ['https://www.shop.example/our-new_things.html?x=1', 'shop.example', 'Our new things'],
    ['https://other.example/spring/', 'other.example', 'Spring'],
    ['https://a.example/caf%C3%A9', 'a.example', 'Café'],
    ['https://a.example/%E0%A4%A', 'a.example', '%E0%A4%A'],
    ['shop.example', 'shop.example', 'shop.example'],
    ['shop.example:8080/lamps', 'shop.example:8080', 'Lamps'],
    ['not an address', '', 'not an address'],
  ])('of %s is a page titled after it', (href, host, title) => {
    expect(readDestination(href)).toEqual({ kind: 'page', host, title });
  });

  it.each(['', ':', 'javascript:alert(1)', 'mailto:a@b.example', '//', 'http://'])(
    'of %j is a page without a host',
    (href) => {
      expect(readDestination(href)).toEqual({ kind: 'page', host: '', title: href });
    },
  );
});

it.each([
  ['https://a.example', true],
  ['mailto:ana@a.example', true],
  ['tel:112', true],
  ['sms:12345', true],
  ['com.example.app:open', true],
  ['a.example', false],
  ['a.example:8080', false],
  ['a.example:8080/menu', false],
  ['WWW.A.example:80?table=4', false],
  ['localhost:3000', false],
  ['a.example/menu:today', false],
  ['', false],
])('hasScheme of %j is %s', (url, expected) => {
  expect(hasScheme(url)).toBe(expected);
});

describe('diffUrl', () => {
  it.each([
    // Made of whole parts of the URL.
    ['a/spring/b.pdf?c=d', 'a/summer/b.pdf?c=d', 'a/', 'summer', '/b.pdf?c=d'],
    ['https://a.example', 'https://a.example', 'https://a.example', '', ''],
    ['', '', '', '', ''],
    // Something was only taken out.
    ['a/b/c', 'a/c', 'a/', '', 'c'],
    // A repeated letter does not count twice.
    ['a/o', 'a/oo', 'a/', 'oo', ''],
    ['x/aa/y', 'x/aaa/y', 'x/', 'aaa', '/y'],
    ['abc', 'xyz', '', 'xyz', ''],
    ['abc', '', '', '', ''],
    // No character is cut in two.
    ['/😀', '/😃', '/', '😃', ''],
  ])('from %s to %s', (before, after, prefix, changed, suffix) => {
    expect(diffUrl(before, after)).toEqual({ prefix, changed, suffix });
  });

  it('highlights the season of the sample', () => {
    expect(diffUrl(SIMULATOR_SAMPLE.before, SIMULATOR_SAMPLE.after).changed).toBe(
      'summer/lunch.pdf',
    );
  });

  it('loses nothing of the URL', () => {
    const urls = ['', 'a', '/', 'a/b', 'a/b/', 'b/a', 'a?b=c', 'aab', 'aba', 'á/😀?', '//'];
    for (const before of urls) {
      for (const after of urls) {
        expect(Object.values(diffUrl(before, after)).join('')).toBe(after);
      }
    }
  });
});
