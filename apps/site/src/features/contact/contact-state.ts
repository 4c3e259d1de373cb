import type { FieldError, ContactField, FieldErrors } from './contact-fields.ts';

/** Why a message was not sent: the server's message or status, or no usable response. */
export type ContactFailure =
  { readonly kind: 'refused'; readonly status: string } | { readonly kind: 'network' };

interface Delivery {
  readonly at: Date;
  readonly email: string;
}

/** State of the contact form. The values stay in the form's fields. */
export type ContactState = { readonly errors: FieldErrors } & (
  | { readonly phase: 'idle' | 'sending' }
  | { readonly phase: 'delivered'; readonly delivery: Delivery }
  | { readonly phase: 'failed'; readonly failure: ContactFailure }
);

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

export const EMPTY_CONTACT: ContactState = { phase: 'idle', errors: {} };

/**
 * Reducer of the contact form (docs/product.md, sections 5 and 8): typing clears the error of its field, or reports
 * that the text is too long; a failure stays until the next attempt, a delivery until another message is started.
 */
export function contactReducer(state: ContactState, event: ContactEvent): ContactState {
  switch (event.type) {
    case 'typed': {
      const { [event.field]: before, ...others } = state.errors;
      if (!before && !event.error) return state;
      return {
        ...state,
        errors: { ...others, ...(event.error && { [event.field]: event.error }) },
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
