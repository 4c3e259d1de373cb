import { expect, test } from 'vitest';
import { createParentChannel, type FramedWindow } from './parent-channel.ts';

const PARENTS = ['http://localhost:4173', 'http://localhost:5173'];

function frame(ancestorOrigins: readonly string[] | undefined, referrer = '') {
  const sent: unknown[][] = [];
  const parent = {
    postMessage: (...message: unknown[]) => {
      sent.push(message);
    },
  };
  const window: FramedWindow = { parent, location: { ancestorOrigins }, document: { referrer } };
  return { window, sent };
}

const MESSAGE = { type: 'RESIZE', payload: { size: 'default' } } as const;

test.each([
  ['the exact origin of a parent', frame(['http://localhost:5173']), ['http://localhost:5173']],
  ['the referrer', frame(undefined, 'http://localhost:4173/es/'), ['http://localhost:4173']],
  ['all configured origins for an unknown parent', frame(undefined), PARENTS],
  ['no other origin', frame(['http://evil.example']), []],
  ['no longer origin', frame(['http://localhost:4173.evil.example']), []],
  ['no opaque origin', frame(['null']), []],
])('posts to %s', (_name, { window, sent }, origins) => {
  createParentChannel(PARENTS, window)(MESSAGE);
  expect(sent).toEqual(origins.map((origin) => [MESSAGE, origin]));
});

test('a page of its own sends nothing', () => {
  const { window, sent } = frame([]);
  const alone = { ...window, ...window.parent };
  alone.parent = alone;
  createParentChannel(PARENTS, alone)(MESSAGE);
  expect(sent).toEqual([]);
});
