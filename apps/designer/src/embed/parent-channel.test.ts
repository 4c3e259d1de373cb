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

test('posts messages to the exact origin of parents', () => {
  const { window, sent } = frame(['http://localhost:5173']);
  createParentChannel(PARENTS, window)(MESSAGE);
  expect(sent).toEqual([[MESSAGE, 'http://localhost:5173']]);
});

test('falls back to the referrer for the parent', () => {
  const { window, sent } = frame(undefined, 'http://localhost:4173/es/');
  createParentChannel(PARENTS, window)(MESSAGE);
  expect(sent).toEqual([[MESSAGE, 'http://localhost:4173']]);
});

test('posts to configured origins for unknown parents', () => {
  const { window, sent } = frame(undefined);
  createParentChannel(PARENTS, window)(MESSAGE);
  expect(sent.map(([, origin]) => origin)).toEqual(PARENTS);
});

test.each(['http://evil.example', 'http://localhost:4173.evil.example', 'null'])(
  'a parent of the origin %s gets nothing',
  (origin) => {
    const { window, sent } = frame([origin]);
    createParentChannel(PARENTS, window)(MESSAGE);
    expect(sent).toEqual([]);
  },
);

test('a page of its own sends nothing', () => {
  const { window, sent } = frame([]);
  const alone = { ...window, ...window.parent };
  alone.parent = alone;
  createParentChannel(PARENTS, alone)(MESSAGE);
  expect(sent).toEqual([]);
});
