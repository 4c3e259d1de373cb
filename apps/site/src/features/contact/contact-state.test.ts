import { describe, expect, it } from 'vitest';
import { contactReducer, EMPTY_CONTACT, type ContactEvent } from './contact-state.ts';

const after = (...events: ContactEvent[]) => events.reduce(contactReducer, EMPTY_CONTACT);

const rejected: ContactEvent = {
  type: 'rejected',
  faults: { name: 'fillIn', email: 'notAnEmail' },
};
const failed: ContactEvent = { type: 'failed', failure: { kind: 'refused', status: '503' } };

describe('a contact message', () => {
  it('clears the fault of the field that is typed in, and no other', () => {
    expect(after(rejected, { type: 'typed', field: 'email' }).faults).toEqual({ name: 'fillIn' });
    const state = after(rejected);
    expect(contactReducer(state, { type: 'typed', field: 'subject' })).toBe(state);
  });

  it('keeps a failure in words until the next try', () => {
    const state = after({ type: 'sent' }, failed);
    expect(state).toMatchObject({ phase: 'failed', failure: { kind: 'refused', status: '503' } });
    expect(contactReducer(state, { type: 'typed', field: 'name' })).toBe(state);
    expect(contactReducer(state, { type: 'sent' })).toEqual({ phase: 'sending', faults: {} });
    expect(contactReducer(state, rejected).phase).toBe('idle');
  });

  it('is as new once it was delivered', () => {
    expect(after({ type: 'sent' }, { type: 'delivered' })).toEqual(EMPTY_CONTACT);
  });
});
