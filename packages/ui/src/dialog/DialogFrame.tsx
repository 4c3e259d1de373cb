'use client';
import { Dialog as Primitive } from '@base-ui/react/dialog';
import { PopupPortal } from '../internal/popup/PopupPortal.js';
import { useDetachedPopup } from '../internal/popup/usePopup.js';
import type { DialogProps } from './Dialog.js';
import { Scrim } from './Dialog.styles.js';
import { DialogSheet } from './DialogSheet.js';
import type { DialogKind } from './full-screen.js';
import { useDialogState } from './useDialogState.js';
import { useOpenInside } from './useOpenInside.js';

/** What all dialogs have in common: state, scrim, sheet. */
export function DialogFrame({
  id,
  footer,
  open,
  defaultOpen = false,
  onOpenChange,
  onAfterClose,
  fullScreen,
  initialFocus,
  finalFocus: givenFinalFocus,
  container,
  ...rest
}: DialogProps & { readonly kind: DialogKind }) {
  const { isOpen, change } = useDialogState({ id, open, defaultOpen, onOpenChange });
  const { place, marker, finalFocus } = useDetachedPopup(isOpen, givenFinalFocus);
  const wasOpenInside = useOpenInside(place.portal, isOpen);
  return (
    <Primitive.Root
      open={isOpen}
      onOpenChange={(next, details) => {
        // The click closes what is open inside, and nothing that was typed is lost with it.
        if (details.reason === 'outside-press' && wasOpenInside()) details.cancel();
        else change(next, details);
      }}
      onOpenChangeComplete={(opened) => {
        if (!opened) onAfterClose?.();
      }}
    >
      {marker}
      <PopupPortal as={Primitive.Portal} {...{ container, place }}>
        <Scrim forceRender />
        <DialogSheet {...rest} {...{ id, footer, fullScreen, initialFocus, finalFocus }} />
      </PopupPortal>
    </Primitive.Root>
  );
}
