import { SIMULATOR_SAMPLE } from '@waypage/content/comparison';
import { describe, expect, it } from 'vitest';
import { hasScheme, readDestination } from './destination.ts';

describe('readDestination', () => {
  it('is the menu of the restaurant’s season', () => {
    expect(readDestination(SIMULATOR_SAMPLE.before)).toEqual({ kind: 'menu', season: 'spring' });
    expect(readDestination(SIMULATOR_SAMPLE.after)).toEqual({ kind: 'menu', season: 'summer' });
  });

  it('is another page titled after its URL', () => {
    expect(readDestination('https://www.shop.example/our-new_things.html?x=1')).toEqual({
      kind: 'page',
      host: 'shop.example',
      title: 'Our new things',
    });
    expect(readDestination('https://other.example/spring/')).toMatchObject({ title: 'Spring' });
    expect(readDestination('https://a.example/caf%C3%A9')).toMatchObject({ title: 'Café' });
  });

  it('is titled by host where no path exists', () => {
    expect(readDestination('shop.example')).toEqual({
      kind: 'page',
      host: 'shop.example',
      title: 'shop.example',
    });
  });

  it('is a page of a host with port', () => {
    expect(readDestination('shop.example:8080/lamps')).toEqual({
      kind: 'page',
      host: 'shop.example:8080',
      title: 'Lamps',
    });
  });

  it('is a page even for an invalid URL', () => {
    expect(readDestination('not an address')).toEqual({
      kind: 'page',
      host: '',
      title: 'not an address',
    });
    expect(readDestination('https://a.example/%E0%A4%A')).toMatchObject({ title: '%E0%A4%A' });
    for (const text of ['', ':', 'javascript:alert(1)', 'mailto:a@b.example', '//', 'http://']) {
      expect(() => readDestination(text), text).not.toThrow();
    }
  });
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
