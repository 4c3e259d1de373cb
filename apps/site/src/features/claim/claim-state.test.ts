import { describe, expect, it } from 'vitest';
import { claimMessage, claimReducer, EMPTY_CLAIM, type ClaimEvent } from './claim-state.ts';

const after = (...events: ClaimEvent[]) => events.reduce(claimReducer, EMPTY_CLAIM);
const typed = (text: string): ClaimEvent => ({ type: 'typed', text });
const submitted = (text: string): ClaimEvent => ({ type: 'submitted', text });

describe('claimReducer', () => {
  it('lists replaced characters while their underscores remain', () => {
    const replaced = after(typed('é'), typed('_ab'), typed('_ab ñ'));
    expect(replaced.path).toBe('_ab__');
    expect(replaced.replacements).toEqual([
      { character: 'é', at: 0 },
      { character: ' ', at: 3 },
      { character: 'ñ', at: 4 },
    ]);
    expect(claimMessage(replaced)).toBe('changed');
    expect(claimReducer(replaced, typed('_ab_')).replacements).toHaveLength(2);
    expect(claimReducer(replaced, typed('')).replacements).toEqual([]);
    expect(after(typed('a👍'), typed('a')).replacements).toEqual([]);
    expect(after(typed('ni'), typed('に'), typed('ni')).replacements).toEqual([]);
    expect(after(typed('b é'), typed('ab__')).replacements.map(({ at }) => at)).toEqual([2, 3]);
    expect(after(typed('l\u200bo')).replacements).toEqual([]);
  });

  it('reports maximum length and truncated characters', () => {
    expect(claimMessage(after(typed('a'.repeat(20))))).toBe('limit');
    const truncated = after(typed('a'.repeat(32)));
    expect([truncated.path.length, truncated.truncatedCount, claimMessage(truncated)]).toEqual([
      20,
      12,
      'changed',
    ]);
    expect(claimReducer(truncated, typed('a'.repeat(19))).truncatedCount).toBe(0);
    expect(after(typed(`${'a'.repeat(20)}\u200b`)).truncatedCount).toBe(0);
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
