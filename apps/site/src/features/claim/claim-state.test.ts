import { describe, expect, it } from 'vitest';
import { claimMessage, claimReducer, EMPTY_CLAIM, type ClaimEvent } from './claim-state.ts';

const after = (...events: ClaimEvent[]) => events.reduce(claimReducer, EMPTY_CLAIM);
const typed = (text: string): ClaimEvent => ({ type: 'typed', text });
const submitted = (text: string): ClaimEvent => ({ type: 'submitted', text });

describe('a claim', () => {
  it('starts with the hint', () => {
    expect(claimMessage(EMPTY_CLAIM)).toBe('hint');
  });

  it('previews what is typed, cleaned', () => {
    expect(after(typed('Lumbre_bar'))).toEqual({ path: 'Lumbre_bar', phase: 'idle' });
    expect(claimMessage(after(typed('Lumbre_bar')))).toBe('preview');
  });

  it('says which character was swapped for as long as the swap stands', () => {
    const swapped = after(typed('é'), typed('_ab'));
    expect(swapped).toEqual({ path: '_ab', phase: 'idle', swapped: { character: 'é', at: 0 } });
    expect(claimMessage(swapped)).toBe('replaced');
    expect(claimReducer(swapped, typed('')).swapped).toBeUndefined();
    expect(after(typed('a b')).swapped).toEqual({ character: ' ', at: 1 });
    expect(after(typed('a👍'), typed('a')).swapped).toBeUndefined();
  });

  it('says when the path is as long as it gets', () => {
    expect(claimMessage(after(typed('a'.repeat(30))))).toBe('limit');
    expect(after(typed('a'.repeat(30))).path).toHaveLength(20);
  });

  it('counts an empty or blank path as unavailable', () => {
    expect(after(submitted('')).phase).toBe('unavailable');
    expect(after(typed('   '), submitted('   '))).toEqual({ path: '', phase: 'unavailable' });
  });

  it('takes what the field holds when it is sent, typed before the page was hydrated or not', () => {
    expect(after(submitted('my bar'))).toMatchObject({ path: 'my_bar', phase: 'checking' });
  });

  it('ignores further presses while a check runs', () => {
    const checking = after(typed('a'), submitted('a'));
    expect(checking.phase).toBe('checking');
    expect(claimReducer(checking, submitted('a'))).toBe(checking);
  });

  it.each(['unavailable', 'failed', 'opened', 'blocked'] as const)('settles as %s', (phase) => {
    const settled = after(typed('a'), submitted('a'), { type: 'settled', phase });
    expect(settled.phase).toBe(phase);
    expect(claimMessage(settled)).toBe(phase);
  });

  it('lets typing clear an error and discard a running check', () => {
    const answered: ClaimEvent = { type: 'settled', phase: 'unavailable' };
    expect(after(typed('a'), submitted('a'), answered, typed('ab')).phase).toBe('idle');
    expect(after(typed('a'), submitted('a'), typed('ab'), answered).phase).toBe('idle');
  });
});

it('a check that was left with the page leaves the field ready for another try', () => {
  const checking = claimReducer(EMPTY_CLAIM, { type: 'submitted', text: 'mine' });
  expect(claimReducer(checking, { type: 'abandoned' })).toMatchObject({
    path: 'mine',
    phase: 'idle',
  });
  expect(claimReducer(EMPTY_CLAIM, { type: 'abandoned' })).toBe(EMPTY_CLAIM);
});
