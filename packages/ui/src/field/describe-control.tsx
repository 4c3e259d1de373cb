import type { ReactNode } from 'react';
import { CircleAlertIcon } from '../icons/index.js';
import { Hint, Message } from './Field.styles.js';

interface Remarks {
  readonly hint: ReactNode;
  readonly error: ReactNode;
  /** Ids of what else describes the control. */
  readonly describedBy: string | undefined;
}

/** The hint and the error of the control with this id, and the attributes that tie it to them. */
export function describeControl(id: string, { hint, error, describedBy }: Remarks) {
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return {
    attributes: {
      'aria-invalid': error ? (true as const) : undefined,
      'aria-describedby': [describedBy, hintId, errorId].filter(Boolean).join(' ') || undefined,
    },
    remarks: (
      <>
        {hint && <Hint id={hintId}>{hint}</Hint>}
        {error && (
          <Message id={errorId}>
            <CircleAlertIcon size={18} />
            <span>{error}</span>
          </Message>
        )}
      </>
    ),
  };
}
