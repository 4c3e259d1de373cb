import { describe, expect, it } from 'vitest';
import { hasParameter, replaceParameters } from './useQueryState.ts';

describe('replaceParameters', () => {
  it('replaces its own and keeps unknown ones', () => {
    expect(replaceParameters('?utm_source=mail&pages=3&gclid=x', ['pages'], 'pages=7')).toBe(
      '?utm_source=mail&gclid=x&pages=7',
    );
  });

  it('keeps parameters that occur more than once', () => {
    expect(replaceParameters('?a=1&a=2', ['need'], 'need=x&need=y')).toBe('?a=1&a=2&need=x&need=y');
  });

  it('writes no query where nothing is left', () => {
    expect(replaceParameters('?pages=3', ['pages'], '')).toBe('');
  });
});

it('hasParameter is true when the query has one', () => {
  expect(hasParameter('?b=', ['a', 'b'])).toBe(true);
  expect(hasParameter('?c=1', ['a', 'b'])).toBe(false);
});
