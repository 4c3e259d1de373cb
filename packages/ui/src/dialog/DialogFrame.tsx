'use client';
import { Dialog as Primitive } from '@base-ui/react/dialog';
import {
  useEffect,
  useRef,
  type ComponentType,
  type RefObject,
  type SubmitEvent as ReactSubmitEvent,
} from 'react';
import { hasOpenList } from '../internal/is-list-open.js';
import { listen } from '../internal/listen.js';
import { mergeProps } from '../internal/merge-props.js';
import { PopupPortal } from '../internal/popup/PopupPortal.js';
import { useDetachedPopup } from '../internal/popup/usePopup.js';
import { Scrim } from './Dialog.styles.js';
import { DialogSheet } from './DialogSheet.js';
import type { DialogProps } from './dialog-props.js';
import { useConfirm } from './useConfirm.js';
import { useDialogState } from './useDialogState.js';
import type { DialogKind } from './useFillsWindow.js';

interface DialogFrameProps extends DialogProps {
  readonly kind: DialogKind;
  readonly sheet?: ComponentType<Primitive.Popup.Props> | undefined;
}

export function DialogFrame({
  id,
  footer,
  form,
  onConfirm,
  open,
  defaultOpen = false,
  onOpenChange,
  onAfterClose,
  fullScreen,
  initialFocus,
  finalFocus: givenFinalFocus,
  container,
  ...rest
}: DialogFrameProps) {
  const { isOpen, change } = useDialogState({ id, open, defaultOpen, onOpenChange });
  const { place, marker, finalFocus } = useDetachedPopup(isOpen, givenFinalFocus);
  const wasOpenInside = useOpenInside(place.portal, isOpen);
  const isFunction = typeof footer === 'function';
  const { confirm, isBusy, error } = useConfirm(isOpen, isFunction);
  const sending = onConfirm && {
    onSubmit(event: ReactSubmitEvent<HTMLFormElement>) {
      if (event.defaultPrevented) return;
      event.preventDefault();
      const { currentTarget, nativeEvent } = event;
      const data = new FormData(currentTarget, nativeEvent.submitter);
      confirm(
        () => onConfirm(data),
        () => change(false, { reason: 'confirm', event: nativeEvent }),
      );
    },
  };
  return (
    <Primitive.Root
      open={isOpen}
      onOpenChange={(next, details) => {
        // Such a click only closes the popup inside, so that nothing that was typed is lost.
        if (isBusy || (details.reason === 'outside-press' && wasOpenInside())) details.cancel();
        else change(next, details);
      }}
      onOpenChangeComplete={(opened) => {
        if (!opened) onAfterClose?.();
      }}
    >
      {marker}
      <PopupPortal as={Primitive.Portal} container={container} place={place}>
        <Scrim forceRender />
        <DialogSheet
          aria-busy={isBusy || undefined}
          {...rest}
          id={id}
          fullScreen={fullScreen}
          initialFocus={initialFocus}
          finalFocus={finalFocus}
          form={sending ? mergeProps(sending, { ...form }) : form}
          footer={isFunction ? footer({ isBusy, error }) : footer}
        />
      </PopupPortal>
    </Primitive.Root>
  );
}

/**
 * Returns a function that reports whether a popup or the list of a `<select>` inside an element was open when the last
 * click began: by the end of the click it has closed.
 */
function useOpenInside(element: RefObject<Element | null>, isActive: boolean): () => boolean {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!isActive) return undefined;
    const onPointerDown = (): void => {
      const { current } = element;
      wasOpen.current =
        current !== null &&
        (current.querySelector('[data-popup-open]') !== null || hasOpenList(current));
    };
    // In the capture phase, before the handlers that close it.
    return listen(window, 'pointerdown', onPointerDown, { capture: true });
  }, [element, isActive]);
  return () => wasOpen.current;
}
