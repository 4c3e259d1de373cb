'use client';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { focusedElement } from '../internal/focused-element.js';
import { liveRegionProps, useAnnouncement } from '../announcer/index.js';
import { CircleAlertIcon } from '../icons/index.js';
import { listen } from '../internal/listen.js';
import { VisuallyHidden } from '../visually-hidden/index.js';
import { Hint, Message } from './Field.styles.js';

interface Remarks {
  readonly hint: ReactNode;
  readonly error: ReactNode;
  readonly describedBy: string | undefined;
}

/**
 * Renders the hint and the error of the control with this id, and returns the attributes that associate it with them.
 *
 * A screen reader reads the description of a control when it is focused. An error that appears while the control has
 * the focus is therefore announced first and becomes a description when the focus leaves: it is announced once when the
 * visitor pauses, and again on each submit with the error.
 *
 * @returns `root` is the ref of an element around the control and the region. `region` is the live region for errors,
 * initially empty, `regionRef` its ref. It is rendered from the start, as screen readers ignore a region that is added
 * together with its text.
 */
export function useControlDescription<Root extends HTMLElement>(
  id: string,
  { hint, error, describedBy }: Remarks,
) {
  const root = useRef<Root>(null);
  const region = useRef<HTMLSpanElement>(null);
  const message = useRef<HTMLSpanElement>(null);
  const lastText = useRef('');
  /** Text of an error that appeared, or was submitted, while the control had the focus. */
  const [announced, setAnnounced] = useState('');
  const [isDescription, setIsDescription] = useState(true);
  const [attempt, setAttempt] = useState(0);
  useAnnouncement(announced, { attempt, region });

  // Before the browser exposes the new description.
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
    const stopFocusOut = listen(element, 'focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && element?.contains(relatedTarget))) {
        setIsDescription(true);
      }
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopSubmit = listen(form, 'submit', () => {
      if (!hasFocus(element)) return;
      // The form may move the focus to another control, whose error is announced then.
      timer = setTimeout(() => {
        if (!hasFocus(element)) return;
        setAnnounced(lastText.current);
        setAttempt((count) => count + 1);
      });
    });
    return () => {
      stopFocusOut();
      stopSubmit();
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
    regionRef: region,
  };
}

function hasFocus(root: Element | null | undefined): boolean {
  return root?.contains(focusedElement()) ?? false;
}
