import type { ContactField, ContactFaults } from './contact-fields.ts';

/** Why a message was not sent: the server's words or status, or no clear answer at all. */
export type ContactFailure =
  | { readonly kind: 'refused'; readonly status: string }
  | {
      readonly kind: 'network';
    };

/** The contact form's state. What is written stays in the form itself. */
export type ContactState =
  | { readonly phase: 'idle'; readonly faults: ContactFaults }
  | { readonly phase: 'sending'; readonly faults: ContactFaults }
  | {
      readonly phase: 'failed';
      readonly faults: ContactFaults;
      readonly failure: ContactFailure;
    };

/** What happens to the contact form. */
export type ContactEvent =
  | { readonly type: 'typed'; readonly field: ContactField }
  | { readonly type: 'rejected'; readonly faults: ContactFaults }
  | { readonly type: 'sent' }
  | { readonly type: 'delivered' }
  | { readonly type: 'failed'; readonly failure: ContactFailure };

/** Nothing is wrong yet. */
export const EMPTY_CONTACT: ContactState = { phase: 'idle', faults: {} };

/**
 * The rules of the contact form (docs/product.md, sections 5 and 8): typing clears the field's own fault; a
 * failure stays in words until the next try.
 */
export function contactReducer(state: ContactState, event: ContactEvent): ContactState {
  switch (event.type) {
    case 'typed': {
      if (!state.faults[event.field]) return state;
      const { [event.field]: _cleared, ...faults } = state.faults;
      return { ...state, faults };
    }
    case 'rejected':
      return { phase: 'idle', faults: event.faults };
    case 'sent':
      return { phase: 'sending', faults: {} };
    case 'delivered':
      return EMPTY_CONTACT;
    case 'failed':
      return { phase: 'failed', faults: {}, failure: event.failure };
  }
}
