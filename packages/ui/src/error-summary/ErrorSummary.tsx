'use client';
import {
  useEffect,
  useRef,
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { styled } from 'styled-components';
import { CircleAlertIcon } from '../icons/index.js';
import { listen } from '../internal/listen.js';
import { useMergedRef } from '../internal/useMergedRef.js';
import { useUniqueId } from '../internal/useUniqueId.js';
import { warnMissing } from '../internal/warn.js';
import type { HeadingLevel } from '../text/index.js';
import { mixins, typography, vars } from '../theme/index.js';

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
  const { summary, marker } = useErrorFocus(errors);
  const mergedRef = useMergedRef(summary, ref);
  if (errors.length === 0) return <template ref={marker} />;
  const focusControl = (field: string) => (event: MouseEvent<HTMLAnchorElement>) => {
    const control = findControl(event.currentTarget, field);
    if (!control) return;
    event.preventDefault();
    control.focus();
  };
  return (
    <Root role="group" aria-labelledby={titleId} tabIndex={-1} {...rest} ref={mergedRef}>
      <CircleAlertIcon size={22} />
      <div>
        <Title as={`h${headingLevel}`} id={titleId}>
          {title}
        </Title>
        <List role="list">
          {errors.map(({ field, message }, index) => (
            <li key={field ?? index}>
              {field === undefined ? (
                message
              ) : (
                <a href={`#${field}`} onClick={focusControl(field)}>
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

/** Returns the control with an id or a name: in the form around an element, or else anywhere in its tree. */
function findControl(from: Element, field: string): HTMLElement | undefined {
  const form = from.closest('form');
  const tree = from.getRootNode() as Document | ShadowRoot;
  const named = `[name="${CSS.escape(field)}"]`;
  const findUsable = (root: ParentNode | null): HTMLElement | null =>
    root?.querySelector<HTMLElement>(`${named}:checked`) ??
    root?.querySelector<HTMLElement>(`${named}:not(:disabled, [type="hidden"])`) ??
    null;
  return tree.getElementById(field) ?? findUsable(form) ?? findUsable(tree) ?? undefined;
}

const Root = styled.div`
  @layer waypage {
    box-sizing: border-box;
    display: flex;
    gap: ${vars.space[4]};
    padding: ${vars.space[5]} ${vars.space[6]};
    border: 2px solid ${vars.color.danger};
    border-inline-start-width: 10px;
    ${mixins.cornersM}
    ${typography.body}
    color: ${vars.color.ink};
    background: ${vars.color.sheet};
    /* Not :focus-visible: a script also focuses it after a submit with the mouse. */
    &:focus {
      outline: 3px solid ${vars.color.focus};
      outline-offset: 3px;
    }

    & > svg {
      flex: none;
      margin-block-start: 2px;
      color: ${vars.color.danger};
    }
    & > div {
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
  }
`;

const Title = styled.h2`
  @layer waypage {
    margin: 0;
    ${typography.titleS}
  }
`;

const List = styled.ul`
  @layer waypage {
    ${mixins.listReset}
    display: flex;
    flex-direction: column;
    gap: ${vars.space[2]};
    margin-block-start: ${vars.space[3]};

    & a {
      color: ${vars.color.danger};
      text-underline-offset: 3px;
      ${mixins.focusRing}
    }
  }
`;

/**
 * Focuses the summary when it is rendered with errors, and when the errors change after a submit. Errors without a
 * submit, such as those shown while a visitor types, do not move the focus, nor does a render while a server response
 * is pending.
 *
 * @returns the refs of the summary, and of the element in its place while there are no errors
 */
function useErrorFocus(errors: readonly unknown[]) {
  const summary = useRef<HTMLDivElement>(null);
  const marker = useRef<HTMLTemplateElement>(null);
  const isDue = useRef(errors.length > 0);

  useEffect(() => {
    const onSubmit = ({ target }: Event): void => {
      const form = summary.current?.closest('form');
      if (!form || form === target) isDue.current = true;
    };
    // A `submit` does not leave a shadow tree.
    const root = (summary.current ?? marker.current)?.getRootNode() ?? document;
    return listen(root, 'submit', onSubmit, { capture: true });
  }, []);

  useEffect(() => {
    if (errors.length === 0 || !isDue.current) return;
    isDue.current = false;
    summary.current?.focus();
  }, [errors]);

  return { summary, marker };
}
