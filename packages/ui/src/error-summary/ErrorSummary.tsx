'use client';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { CircleAlertIcon } from '../icons/index.js';
import { useMergedRef } from '../internal/useMergedRef.js';
import { useUniqueId } from '../internal/useUniqueId.js';
import { warnMissing } from '../internal/warn.js';
import type { HeadingLevel } from '../text/index.js';
import { List, Root, Title } from './ErrorSummary.styles.js';
import { useErrorFocus } from './useErrorFocus.js';

/** An error in an `ErrorSummary`. */
export interface ErrorSummaryError {
  /** The id or the name of the invalid control; without it the message is not a link. */
  readonly field?: string | undefined;
  /** What is wrong and how to correct it, in the words of the control's own error. */
  readonly message: ReactNode;
}

export interface ErrorSummaryProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'title'
> {
  /** The heading; accessible name of the summary: “There is a problem”. */
  title: ReactNode;
  /**
   * Heading level of the title.
   *
   * @default 2
   */
  headingLevel?: HeadingLevel | undefined;
  /** The errors, in the order of their controls; nothing is shown for an empty list. */
  errors: readonly ErrorSummaryError[];
}

/**
 * Lists all errors of a form above it, each with a link to its control. It is focused when it is rendered with errors
 * and when a submit produces errors, so that a screen reader reads it. Render it from the start, inside the form or
 * above it.
 *
 * Before hydration a link works only with the id of its control; with a name it works after that.
 */
export function ErrorSummary({ title, headingLevel = 2, errors, ref, ...rest }: ErrorSummaryProps) {
  warnMissing('ErrorSummary', { title });
  const titleId = useUniqueId();
  const own = useErrorFocus(errors);
  const mergedRef = useMergedRef(own, ref);
  const HeadingTag = `h${headingLevel}` as const;
  if (errors.length === 0) return null;
  const follow = (field: string) => (event: MouseEvent<HTMLAnchorElement>) => {
    const control = findControl(event.currentTarget, field);
    if (!control) return;
    event.preventDefault();
    control.focus();
  };
  return (
    <Root role="group" aria-labelledby={titleId} tabIndex={-1} {...rest} ref={mergedRef}>
      <CircleAlertIcon size={22} />
      <div>
        <Title as={HeadingTag} id={titleId}>
          {title}
        </Title>
        <List role="list">
          {errors.map(({ field, message }, index) => (
            <li key={field ?? index}>
              {field === undefined ? (
                message
              ) : (
                <a href={`#${field}`} onClick={follow(field)}>
                  {message}
                </a>
              )}
            </li>
          ))}
        </List>
      </div>
    </Root>
  );
}

/** Returns the control with an id or a name: in the form around an element, or else anywhere in the document. */
function findControl(from: Element, field: string): HTMLElement | undefined {
  const form = from.closest('form');
  const named = `[name="${CSS.escape(field)}"]`;
  const usable = (root: ParentNode | null): HTMLElement | null =>
    root?.querySelector<HTMLElement>(`${named}:checked`) ??
    root?.querySelector<HTMLElement>(`${named}:not(:disabled, [type="hidden"])`) ??
    null;
  return document.getElementById(field) ?? usable(form) ?? usable(document) ?? undefined;
}
