import { describe, expect, it } from 'vitest';
import { contactReducer, EMPTY_CONTACT, type ContactEvent } from './contact-state.ts';

const after = (...events: ContactEvent[]) => events.reduce(contactReducer, EMPTY_CONTACT);

const rejected: ContactEvent = {
  type: 'rejected',
  errors: { name: 'required', email: 'notAnEmail' },
};
const failed: ContactEvent = { type: 'failed', failure: { kind: 'refused', status: '503' } };

describe('a contact message', () => {
  it('clears the error of the field that is typed in, and no other', () => {
    expect(after(rejected, { type: 'typed', field: 'email' }).errors).toEqual({ name: 'required' });
    const state = after(rejected);
    expect(contactReducer(state, { type: 'typed', field: 'subject' })).toBe(state);
  });

  it('keeps a failure in words until the next try', () => {
    const state = after({ type: 'sent' }, failed);
    expect(state).toMatchObject({ phase: 'failed', failure: { kind: 'refused', status: '503' } });
    expect(contactReducer(state, { type: 'typed', field: 'name' })).toBe(state);
    expect(contactReducer(state, { type: 'sent' })).toEqual({ phase: 'sending', errors: {} });
    expect(contactReducer(state, rejected).phase).toBe('idle');
  });

  it('says at once that a text is too long, and no longer when it fits', () => {
    const long = after({ type: 'typed', field: 'message', error: { tooMany: 12 } });
    expect(long.errors).toEqual({ message: { tooMany: 12 } });
    expect(contactReducer(long, { type: 'typed', field: 'message' })).toEqual(EMPTY_CONTACT);
  });

  it('stays delivered until another one is written', () => {
    const delivery = { at: new Date('2026-11-26T14:05'), email: 'ana@a.example' };
    const state = after({ type: 'sent' }, { type: 'delivered', delivery });
    expect(state).toEqual({ phase: 'delivered', errors: {}, delivery });
    expect(contactReducer(state, { type: 'another' })).toEqual(EMPTY_CONTACT);
    const failedState = after({ type: 'sent' }, failed);
    expect(contactReducer(failedState, { type: 'another' })).toBe(failedState);
  });
});
