import { expect, it } from 'vitest';
import { hasScheme } from './destination.ts';

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
