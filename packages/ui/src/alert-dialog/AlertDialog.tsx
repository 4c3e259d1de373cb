'use client';
import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../button/index.js';
import { Body, Footer, Header, Popup, Scrim, Title } from '../dialog/Dialog.styles.js';
import { useConfirm } from '../dialog/useConfirm.js';
import { useDialogState, type DialogChangeDetails } from '../dialog/useDialogState.js';
import { PopupPortal } from '../internal/popup/PopupPortal.js';
import { useDetachedPopup, type FinalFocus } from '../internal/popup/usePopup.js';
import { useUniqueId } from '../internal/useUniqueId.js';
import { warnMissing } from '../internal/warn.js';
import type { PopupContainerElement } from '../popup-container/PopupContainer.js';
import { Actions, ErrorText, Question } from './AlertDialog.styles.js';

export interface AlertDialogProps extends Omit<ComponentPropsWithRef<'div'>, 'role' | 'title'> {
  /** Its URL for `openDialog` and `closeDialog`, and the id of its element. */
  id?: string | undefined;
  /** What is about to happen, as a question; names the dialog. */
  title: ReactNode;
  /**
   * Level of the title in the document's outline.
   *
   * @default 2
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** What it means; describes the dialog, so that it is read out with the title. */
  children: ReactNode;
  /** On the button that leaves everything as it is. It has the focus. */
  cancelLabel: ReactNode;
  /** On the button that does it: a verb. */
  confirmLabel: ReactNode;
  /**
   * The button that does it: `danger` where it destroys something.
   *
   * @default 'solid'
   */
  confirmVariant?: 'danger' | 'solid' | undefined;
  /**
   * Does it when the visitor confirmed; the dialog closes when it is done. While a promise is pending the button is busy and
   * nothing closes the dialog; it stays open where the promise is rejected.
   */
  onConfirm?: (() => unknown) | undefined;
  /**
   * What is shown and announced where the promise was rejected: what went wrong and what to do.
   *
   * @default nothing; the error is reported as an uncaught one
   */
  getErrorText?: ((error: unknown) => ReactNode) | undefined;
  /** Whether it is shown; yours to change in `onOpenChange`. */
  open?: boolean | undefined;
  /**
   * Whether it is shown at first, where `open` is not given.
   *
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called when the visitor or an event opens or closes it. */
  onOpenChange?: ((open: boolean, details: DialogChangeDetails) => void) | undefined;
  /** Called once after each close, when it has left the screen. */
  onAfterClose?: (() => void) | undefined;
  /**
   * What gets the focus when it closes.
   *
   * @default what had it before, or what is nearest to that, where that was deleted
   */
  finalFocus?: FinalFocus | undefined;
  /**
   * The element it is rendered into.
   *
   * @default that of the `PopupContainer` around it, or the body
   */
  container?: PopupContainerElement | undefined;
}

/**
 * A question before something that cannot be undone. It is as a `Dialog`, but a click outside does not
 * close it, it has no close button, and the answer that changes nothing has the focus.
 *
 * `className`, `style`, `ref` and other props reach the sheet. It is rendered into the body or its `container`, only
 * while it is open, in the theme, language and direction of the place where the component is.
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
  finalFocus: givenFinalFocus,
  container,
  ...rest
}: AlertDialogProps) {
  warnMissing('AlertDialog', { title, children, cancelLabel, confirmLabel });
  const { isOpen, change } = useDialogState({ id, open, defaultOpen, onOpenChange });
  const { place, marker, finalFocus } = useDetachedPopup(isOpen, givenFinalFocus);
  const { confirm, isBusy, error } = useConfirm(isOpen, getErrorText !== undefined);
  const ownId = useUniqueId();
  const HeadingTag = `h${headingLevel}` as const;
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(next, details) => {
        if (isBusy) details.cancel();
        else change(next, details);
      }}
      onOpenChangeComplete={(opened) => {
        if (!opened) onAfterClose?.();
      }}
    >
      {marker}
      <PopupPortal as={Base.Portal} {...{ container, place }}>
        <Scrim forceRender />
        <Popup
          aria-busy={isBusy || undefined}
          {...rest}
          id={id ?? ownId}
          finalFocus={finalFocus}
          data-kind="standard"
        >
          <Header>
            <Title id={`${ownId}-title`} render={<HeadingTag />}>
              {title}
            </Title>
          </Header>
          <Body>
            <Question id={`${ownId}-question`} render={<div />}>
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
                    () => {
                      change(false, { reason: 'confirm', event: nativeEvent });
                    },
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
