import type { ContactFault, ContactField, ContactFaults } from './contact-fields.ts';

/** Why a message was not sent: the server's words or status, or no clear answer at all. */
export type ContactFailure =
  | { readonly kind: 'refused'; readonly status: string }
  | {
      readonly kind: 'network';
    };

/** When a message was delivered, and the address at which its writer can be answered. */
export interface Delivery {
  readonly at: Date;
  readonly email: string;
}

/** The contact form's state. What is written stays in the form itself. */
export type ContactState =
  | { readonly phase: 'idle'; readonly faults: ContactFaults }
  | { readonly phase: 'sending'; readonly faults: ContactFaults }
  | { readonly phase: 'delivered'; readonly faults: ContactFaults; readonly delivery: Delivery }
  | {
      readonly phase: 'failed';
      readonly faults: ContactFaults;
      readonly failure: ContactFailure;
    };

/** What happens to the contact form. */
export type ContactEvent =
  | {
      readonly type: 'typed';
      readonly field: ContactField;
      readonly fault?: ContactFault | undefined;
    }
  | { readonly type: 'rejected'; readonly faults: ContactFaults }
  | { readonly type: 'sent' }
  | { readonly type: 'delivered'; readonly delivery: Delivery }
  | { readonly type: 'another' }
  | { readonly type: 'failed'; readonly failure: ContactFailure };

/** Nothing is wrong yet. */
export const EMPTY_CONTACT: ContactState = { phase: 'idle', faults: {} };

/**
 * The rules of the contact form (docs/product.md, sections 5 and 8): typing clears the field's own fault, or says that the text is
 * too long; a failure stays in words until the next try, a delivery until another message is asked for.
 */
export function contactReducer(state: ContactState, event: ContactEvent): ContactState {
  switch (event.type) {
    case 'typed': {
      const { [event.field]: before, ...others } = state.faults;
      if (!before && !event.fault) return state;
      return {
        ...state,
        faults: event.fault ? { ...others, [event.field]: event.fault } : others,
      };
    }
    case 'rejected':
      return { phase: 'idle', faults: event.faults };
    case 'sent':
      return { phase: 'sending', faults: {} };
    case 'delivered':
      return { phase: 'delivered', faults: {}, delivery: event.delivery };
    case 'another':
      return state.phase === 'delivered' ? EMPTY_CONTACT : state;
    case 'failed':
      return { phase: 'failed', faults: {}, failure: event.failure };
  }
}
