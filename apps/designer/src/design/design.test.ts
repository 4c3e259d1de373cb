import { expect, test } from 'vitest';
import { contentOf, countTooMany, frameText, readColor, fitSize } from './design.ts';
import { refuseLogo } from './read-logo.ts';

test.each([
  ['#15140F', '#15140F'],
  ['b02a06', '#B02A06'],
  [' #fff ', '#FFFFFF'],
  ['\u200b#15140f\u00a0', '#15140F'],
  ['#1234', undefined],
  ['red', undefined],
  ['', undefined],
  ['#15140F;', undefined],
])('the color %j is read as %s', (text, color) => {
  expect(readColor(text)).toBe(color);
});

test('frame text loses invisible characters and excess length', () => {
  expect(frameText(' Or\u00adilla\u200b ')).toBe('Orilla');
  expect(frameText('😀'.repeat(52))).toBe('😀'.repeat(40));
  expect(countTooMany('😀'.repeat(52))).toBe(12);
  expect(countTooMany(`${'a'.repeat(40)}\u200b`)).toBe(0);
});

test('sizes stay within the range of the carrier', () => {
  expect([fitSize(10, 'label'), fitSize(30, 'label'), fitSize(90, 'card')]).toEqual([20, 30, 45]);
});

test('data loses blanks around it and keeps lines', () => {
  expect(contentOf({ data: '\u00A0 https://waypage.example \n' })).toBe('https://waypage.example');
  expect(contentOf({ data: 'BEGIN:VCARD\nFN:Ana\nEND:VCARD' })).toBe(
    'BEGIN:VCARD\nFN:Ana\nEND:VCARD',
  );
});

test.each([
  ['image/png', 20_000_000, undefined],
  ['image/jpeg', 6_000_000, undefined],
  ['image/svg+xml', 1, undefined],
  ['image/png', 20_000_001, 'size'],
  ['image/gif', 1, 'type'],
  ['text/html', 1, 'type'],
  ['', 1, 'type'],
] as const)('a file of type %j (%i bytes): %s', (type, size, refusal) => {
  expect(refuseLogo({ type, size })).toBe(refusal);
});
