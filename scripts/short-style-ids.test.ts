import { expect, it } from 'vitest';
import { shortStyleIds } from './short-style-ids.ts';

const shorten = () => shortStyleIds({ owner: 'site', namespace: 'site', prefix: 's' });

it('keeps four characters of the hash and the number', () => {
  const code = 'styled.p.withConfig({ componentId: "site__sc-1ab2cd-0" })`x`';
  expect(shorten()(code, 'a.ts')).toBe('styled.p.withConfig({ componentId: "s-1ab2-0" })`x`');
});

it('leaves the ids of others alone', () => {
  const code = 'componentId: "wp__sc-1ab2cd-0"';
  expect(shorten()(code, 'a.ts')).toBe(code);
});

it('refuses two files with the same four characters, and takes one file twice', () => {
  const run = shorten();
  run('componentId: "site__sc-1ab2cd-0"', 'a.ts');
  expect(() => run('componentId: "site__sc-1ab2cd-1"', 'a.ts')).not.toThrow();
  expect(() => run('componentId: "site__sc-1ab2ef-0"', 'b.ts')).toThrow(
    /\[site\] b\.ts and a\.ts have the same ids/,
  );
});
