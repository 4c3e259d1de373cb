import type { FieldError, ContactField, FieldErrors } from './contact-fields.ts';

/** Why a message was not sent: the server's words or status, or no clear answer at all. */
export type ContactFailure =
  | { readonly kind: 'refused'; readonly status: string }
  | {
      readonly kind: 'network';
    };

/** When a message was delivered, and the email address of its writer. */
export interface Delivery {
  readonly at: Date;
  readonly email: string;
}

/** The contact form's state. What is written stays in the form itself. */
export type ContactState =
  | { readonly phase: 'idle'; readonly errors: FieldErrors }
  | { readonly phase: 'sending'; readonly errors: FieldErrors }
  | { readonly phase: 'delivered'; readonly errors: FieldErrors; readonly delivery: Delivery }
  | {
      readonly phase: 'failed';
      readonly errors: FieldErrors;
      readonly failure: ContactFailure;
    };

/** What happens to the contact form. */
export type ContactEvent =
  | {
      readonly type: 'typed';
      readonly field: ContactField;
      readonly error?: FieldError | undefined;
    }
  | { readonly type: 'rejected'; readonly errors: FieldErrors }
  | { readonly type: 'sent' }
  | { readonly type: 'delivered'; readonly delivery: Delivery }
  | { readonly type: 'another' }
  | { readonly type: 'failed'; readonly failure: ContactFailure };

/** Nothing is wrong yet. */
export const EMPTY_CONTACT: ContactState = { phase: 'idle', errors: {} };

/**
 * The rules of the contact form (docs/product.md, sections 5 and 8): typing clears the field's own error, or says that the text is
 * too long; a failure stays in words until the next try, a delivery until another message is asked for.
 */
export function contactReducer(state: ContactState, event: ContactEvent): ContactState {
  switch (event.type) {
    case 'typed': {
      const { [event.field]: before, ...others } = state.errors;
      if (!before && !event.error) return state;
      return {
        ...state,
        errors: event.error ? { ...others, [event.field]: event.error } : others,
      };
    }
    case 'rejected':
      return { phase: 'idle', errors: event.errors };
    case 'sent':
      return { phase: 'sending', errors: {} };
    case 'delivered':
      return { phase: 'delivered', errors: {}, delivery: event.delivery };
    case 'another':
      return state.phase === 'delivered' ? EMPTY_CONTACT : state;
    case 'failed':
      return { phase: 'failed', errors: {}, failure: event.failure };
  }
}
