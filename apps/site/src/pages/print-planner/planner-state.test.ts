import { describe, expect, it } from 'vitest';
import { readQuery, writeQuery } from '#features/query-state/useQueryState.ts';
import {
  codeOf,
  contentOf,
  QUERY_PARAMETERS,
  initialState,
  readDistance,
} from './planner-state.ts';

const initial = initialState('waypage.example/orilla', 'en');

describe('readDistance', () => {
  it('may have a point or a comma', () => {
    const typed = ['1.5', ' 1,5 ', '\u200b1,5\u00a0', '2.'];
    expect(typed.map(readDistance)).toEqual([1.5, 1.5, 1.5, 2]);
  });

  it('is none if not a number in range', () => {
    const typed = ['', '.', 'one', '-1', '1e1', '0.1', '11', '1.5.2', 'Infinity'];
    expect(typed.filter((text) => readDistance(text) !== undefined)).toEqual([]);
  });
});

describe('contentOf', () => {
  it('is a URL with scheme, without blanks', () => {
    const url = 'waypage.example/orilla';
    expect(contentOf({ content: ` ${url}\u00A0` })).toBe(`https://${url}`);
    const card = 'BEGIN:VCARD\nFN:Ana\nEND:VCARD';
    expect(contentOf({ content: `${card}\n` })).toBe(card);
  });

  it('has 29 modules, more with a logo', () => {
    expect(codeOf(initial)).toMatchObject({ size: 29 });
    const withLogo = codeOf({ ...initial, logo: 'small' });
    expect(typeof withLogo !== 'string' && withLogo.size).toBeGreaterThan(29);
  });

  it('is nothing where only blanks are typed', () => {
    expect(codeOf({ ...initial, content: '  ' })).toBe('empty');
  });
});

describe('the state in the URL', () => {
  it('comes back as it was written', () => {
    const state = { distance: '2.5', content: 'a b&c=ñ#?', logo: 'small', dpi: 600 } as const;
    expect(
      readQuery(writeQuery(state, initial, QUERY_PARAMETERS), initial, QUERY_PARAMETERS),
    ).toEqual(state);
    expect(writeQuery(initial, initial, QUERY_PARAMETERS)).toBe('');
  });

  it('stays at its default for an invalid URL', () => {
    expect(readQuery('?distance=far&logo=huge&dpi=72', initial, QUERY_PARAMETERS)).toEqual(initial);
  });
});
