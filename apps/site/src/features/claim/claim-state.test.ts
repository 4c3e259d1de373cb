import { describe, expect, it } from 'vitest';
import { claimMessage, claimReducer, EMPTY_CLAIM, type ClaimEvent } from './claim-state.ts';

const after = (...events: ClaimEvent[]) => events.reduce(claimReducer, EMPTY_CLAIM);
const typed = (text: string): ClaimEvent => ({ type: 'typed', text });
const submitted = (text: string): ClaimEvent => ({ type: 'submitted', text });

describe('claimReducer', () => {
  it('lists replaced characters while their underscores remain', () => {
    const swapped = after(typed('é'), typed('_ab'), typed('_ab ñ'));
    expect(swapped.path).toBe('_ab__');
    expect(swapped.swapped).toEqual([
      { character: 'é', at: 0 },
      { character: ' ', at: 3 },
      { character: 'ñ', at: 4 },
    ]);
    expect(claimMessage(swapped)).toBe('changed');
    expect(claimReducer(swapped, typed('_ab_')).swapped).toHaveLength(2);
    expect(claimReducer(swapped, typed('')).swapped).toEqual([]);
    expect(after(typed('a👍'), typed('a')).swapped).toEqual([]);
    expect(after(typed('ni'), typed('に'), typed('ni')).swapped).toEqual([]);
    expect(after(typed('b é'), typed('ab__')).swapped.map(({ at }) => at)).toEqual([2, 3]);
    expect(after(typed('l\u200bo')).swapped).toEqual([]);
  });

  it('reports maximum length and truncated characters', () => {
    expect(claimMessage(after(typed('a'.repeat(20))))).toBe('limit');
    const cut = after(typed('a'.repeat(32)));
    expect([cut.path.length, cut.cut, claimMessage(cut)]).toEqual([20, 12, 'changed']);
    expect(claimReducer(cut, typed('a'.repeat(19))).cut).toBe(0);
    expect(after(typed(`${'a'.repeat(20)}\u200b`)).cut).toBe(0);
  });

  it('counts an empty or blank path as unavailable', () => {
    expect(after(submitted('')).phase).toBe('unavailable');
    expect(after(typed('   '), submitted('   '))).toMatchObject({
      path: '',
      phase: 'unavailable',
    });
  });

  it('takes the field’s value on submit', () => {
    expect(after(submitted('my bar'))).toMatchObject({ path: 'my_bar', phase: 'checking' });
  });

  it('ignores further clicks while a check runs', () => {
    const checking = after(typed('a'), submitted('a'));
    expect(checking.phase).toBe('checking');
    expect(claimReducer(checking, submitted('a'))).toBe(checking);
  });

  it('clears errors and pending checks on typing', () => {
    const answered: ClaimEvent = { type: 'settled', phase: 'unavailable' };
    expect(after(typed('a'), submitted('a'), answered, typed('ab')).phase).toBe('idle');
    expect(after(typed('a'), submitted('a'), typed('ab'), answered).phase).toBe('idle');
  });
});

it('a check pending at pagehide allows another try', () => {
  const checking = claimReducer(EMPTY_CLAIM, { type: 'submitted', text: 'mine' });
  expect(claimReducer(checking, { type: 'abandoned' })).toMatchObject({
    path: 'mine',
    phase: 'idle',
  });
  expect(claimReducer(EMPTY_CLAIM, { type: 'abandoned' })).toBe(EMPTY_CLAIM);
});
