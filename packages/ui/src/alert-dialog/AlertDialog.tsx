'use client';
import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/index.js';
import { Body, Footer, Header, Popup, Scrim, Title } from '../dialog/Dialog.styles.js';
import {
  useAfterClose,
  useConfirm,
  useDialogState,
  type DialogChangeDetails,
} from '../dialog/useDialogState.js';
import { PopupPortal } from '../internal/popup/PopupPortal.js';
import { useDetachedPopup, type FinalFocus } from '../internal/popup/usePopup.js';
import { useUniqueId } from '../internal/useUniqueId.js';
import { warnMissing } from '../internal/warn.js';
import type { PopupContainerElement } from '../popup-container/PopupContainer.js';
import { typography, vars } from '../theme/index.js';

export interface AlertDialogProps extends Omit<ComponentPropsWithRef<'div'>, 'role' | 'title'> {
  /** The `id` of its element, which `openDialog` and `closeDialog` take. */
  id?: string | undefined;
  /** What is about to happen, as a question; the accessible name of the dialog. */
  title: ReactNode;
  /**
   * Heading level of the title.
   *
   * @default 2
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** The consequences; they describe the dialog, so screen readers read them with the title. */
  children: ReactNode;
  /** Label of the button that changes nothing, which has the initial focus. */
  cancelLabel: ReactNode;
  /** Label of the button that confirms: a verb. */
  confirmLabel: ReactNode;
  /**
   * Variant of the confirm button: `danger` for a destructive action.
   *
   * @default 'solid'
   */
  confirmVariant?: 'danger' | 'solid' | undefined;
  /**
   * Called when the visitor confirms; the dialog closes when it is done. While a returned promise is pending, the
   * button is busy and nothing closes the dialog; if it rejects, the dialog stays open.
   */
  onConfirm?: (() => unknown) | undefined;
  /**
   * Returns the message to show and announce if the promise rejects: what went wrong and what to do.
   *
   * @default none; the error is reported as an uncaught one
   */
  getErrorText?: ((error: unknown) => ReactNode) | undefined;
  /** Whether the dialog is open (controlled); update it in `onOpenChange`. */
  open?: boolean | undefined;
  /**
   * Whether the dialog is open initially, if `open` is not set.
   *
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called when the visitor or an event opens or closes the dialog. */
  onOpenChange?: ((open: boolean, details: DialogChangeDetails) => void) | undefined;
  /** Called once after each close, when the closing animation has ended. */
  onAfterClose?: (() => void) | undefined;
  /**
   * The element to focus when the dialog closes.
   *
   * @default the element that was focused before, or the nearest one to it if it was removed
   */
  finalFocus?: FinalFocus | undefined;
  /**
   * The element to render the dialog into.
   *
   * @default that of the surrounding `PopupContainer`, or the body
   */
  container?: PopupContainerElement | undefined;
}

/**
 * Asks before an action that cannot be undone. Like a `Dialog`, but a click outside does not close it, it has no close
 * button, and the cancel button has the initial focus.
 *
 * `className`, `style`, `ref` and other props are passed to the sheet. It is rendered into the body or its `container`,
 * only while it is open, in the theme, language and direction of its place in the React tree.
 */
export function AlertDialog({
  id,
  title,
  headingLevel = 2,
  children,
  cancelLabel,
  confirmLabel,
  confirmVariant = 'solid',
  onConfirm,
  getErrorText,
  open,
  defaultOpen = false,
  onOpenChange,
  onAfterClose,
  finalFocus: finalFocusProp,
  container,
  ...rest
}: AlertDialogProps) {
  warnMissing('AlertDialog', { title, children, cancelLabel, confirmLabel });
  const { isOpen, change } = useDialogState({ id, open, defaultOpen, onOpenChange });
  const { portalHandle, marker, finalFocus } = useDetachedPopup(isOpen, finalFocusProp);
  const { confirm, isBusy, error } = useConfirm(isOpen, getErrorText !== undefined);
  const baseId = useUniqueId();
  const HeadingTag = `h${headingLevel}` as const;
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(next, details) => {
        if (isBusy) details.cancel();
        else change(next, details);
      }}
      onOpenChangeComplete={useAfterClose(isOpen, onAfterClose)}
    >
      {marker}
      <PopupPortal as={Base.Portal} container={container} portalHandle={portalHandle}>
        <Scrim forceRender />
        <Popup
          aria-busy={isBusy || undefined}
          {...rest}
          id={id ?? baseId}
          finalFocus={finalFocus}
          data-kind="standard"
        >
          <Header>
            <Title id={`${baseId}-title`} render={<HeadingTag />}>
              {title}
            </Title>
          </Header>
          <Body>
            <Question id={`${baseId}-question`} render={<div />}>
              {children}
            </Question>
          </Body>
          <Footer>
            <ErrorText role="alert">{error !== undefined && getErrorText?.(error)}</ErrorText>
            <Actions>
              <Base.Close
                render={
                  <Button variant="outline" disabled={isBusy}>
                    {cancelLabel}
                  </Button>
                }
              />
              <Button
                variant={confirmVariant}
                busy={isBusy}
                onClick={({ nativeEvent }) => {
                  confirm(
                    () => onConfirm?.(),
                    () => change(false, { reason: 'confirm', event: nativeEvent }),
                  );
                }}
              >
                {confirmLabel}
              </Button>
            </Actions>
          </Footer>
        </Popup>
      </PopupPortal>
    </Base.Root>
  );
}

const Question = styled(Base.Description)`
  @layer waypage {
    margin: 0;
    ${typography.body}
  }
`;

/** The buttons stack where they do not fit; the last one keeps clear of the sheet's large corner. */
const Actions = styled.div`
  @layer waypage {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[3]};

    & > * {
      flex: 1 1 auto;
    }
  }
`;

/** In the document from the start: a live region announces only what is added to it. */
const ErrorText = styled.div`
  @layer waypage {
    ${typography.small}
    color: ${vars.color.danger};

    &:not(:empty) {
      margin-block-end: ${vars.space[4]};
    }
  }
`;
