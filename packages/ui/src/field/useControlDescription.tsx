'use client';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { liveRegionProps, useAnnouncement } from '../announcer/index.js';
import { CircleAlertIcon } from '../icons/index.js';
import { VisuallyHidden } from '../visually-hidden/index.js';
import { Hint, Message } from './Field.styles.js';

interface Remarks {
  readonly hint: ReactNode;
  readonly error: ReactNode;
  /** Ids of what else describes the control. */
  readonly describedBy: string | undefined;
}

/**
 * The hint and the error of the control with this id, and the attributes that tie it to them.
 *
 * A screen reader says the description of a control that gets the focus. An error that comes while the control has the
 * focus is therefore no description before the focus has left, but an announcement: said once when the visitor pauses, and
 * again each time that a form is submitted with it.
 *
 * @returns `root` is the ref of an element around the control and the region. `region` is where errors are announced, and
 *   empty. It is rendered from the start, as screen readers know no region that comes with its text.
 */
export function useControlDescription<Root extends HTMLElement>(
  id: string,
  { hint, error, describedBy }: Remarks,
) {
  const root = useRef<Root>(null);
  const region = useRef<HTMLSpanElement>(null);
  const message = useRef<HTMLSpanElement>(null);
  const lastText = useRef('');
  /** Text of an error that came, or was submitted, while the control had the focus. */
  const [announced, setAnnounced] = useState('');
  const [isDescription, setIsDescription] = useState(true);
  const [attempt, setAttempt] = useState(0);
  useAnnouncement(announced, { attempt, region });

  // Before the browser has the new description.
  useLayoutEffect(() => {
    const text = message.current?.textContent ?? '';
    if (text === lastText.current) return;
    lastText.current = text;
    const isFocused = hasFocus(root.current);
    setIsDescription(!isFocused);
    setAnnounced(isFocused ? text : '');
  }, [error]);

  useEffect(() => {
    const element = root.current;
    const form = element?.closest('form');
    function onFocusOut({ relatedTarget }: FocusEvent): void {
      if (!(relatedTarget instanceof Node && element?.contains(relatedTarget))) {
        setIsDescription(true);
      }
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    function onSubmit(): void {
      if (!hasFocus(element)) return;
      // The form may put the focus on another control, whose error is said then.
      timer = setTimeout(() => {
        if (!hasFocus(element)) return;
        setAnnounced(lastText.current);
        setAttempt((count) => count + 1);
      });
    }
    element?.addEventListener('focusout', onFocusOut);
    form?.addEventListener('submit', onSubmit);
    return () => {
      element?.removeEventListener('focusout', onFocusOut);
      form?.removeEventListener('submit', onSubmit);
      clearTimeout(timer);
    };
  }, []);

  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return {
    root,
    attributes: {
      'aria-invalid': error ? (true as const) : undefined,
      'aria-describedby':
        [describedBy, hintId, isDescription && errorId].filter(Boolean).join(' ') || undefined,
    },
    remarks: (
      <>
        {hint && <Hint id={hintId}>{hint}</Hint>}
        {error && (
          <Message id={errorId}>
            <CircleAlertIcon size={18} />
            <span ref={message}>{error}</span>
          </Message>
        )}
      </>
    ),
    region: <VisuallyHidden ref={region} {...liveRegionProps} />,
  };
}

function hasFocus(root: Element | null | undefined): boolean {
  return root?.contains(document.activeElement) ?? false;
}
