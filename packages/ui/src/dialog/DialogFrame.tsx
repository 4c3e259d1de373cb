'use client';
import { Dialog as Primitive } from '@base-ui/react/dialog';
import {
  useEffect,
  useRef,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
  type RefObject,
  type SubmitEvent as ReactSubmitEvent,
} from 'react';
import { XIcon } from '../icons/index.js';
import { hasOpenList } from '../internal/is-list-open.js';
import { listen } from '../internal/listen.js';
import { mergeProps } from '../internal/merge-props.js';
import { PopupPortal } from '../internal/popup/PopupPortal.js';
import { useDetachedPopup } from '../internal/popup/usePopup.js';
import { useOverflow } from '../internal/useOverflow.js';
import { useUniqueId } from '../internal/useUniqueId.js';
import { warnMissing } from '../internal/warn.js';
import type { DialogProps } from './dialog-props.js';
import {
  Body,
  CloseButton,
  Description,
  Footer,
  Form,
  Header,
  Popup,
  Scrim,
  Title,
} from './Dialog.styles.js';
import { useAfterClose, useConfirm, useDialogState } from './useDialogState.js';

interface DialogFrameProps extends DialogProps {
  readonly kind: 'standard' | 'preview' | 'drawer';
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
  finalFocus: finalFocusProp,
  container,
  ...rest
}: DialogFrameProps) {
  const { isOpen, change } = useDialogState({ id, open, defaultOpen, onOpenChange });
  const { portalHandle, marker, finalFocus } = useDetachedPopup(isOpen, finalFocusProp);
  const wasOpenInside = useOpenInside(portalHandle.portal, isOpen);
  const isFunction = typeof footer === 'function';
  const { confirm, isBusy, error } = useConfirm(isOpen, isFunction);
  const sending = onConfirm && {
    onSubmit(event: ReactSubmitEvent<HTMLFormElement>) {
      // Forms do not nest: it is none of a form around the dialog.
      event.stopPropagation();
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
      onOpenChangeComplete={useAfterClose(isOpen, onAfterClose)}
    >
      {marker}
      <PopupPortal as={Primitive.Portal} container={container} portalHandle={portalHandle}>
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

interface DialogSheetProps extends Omit<DialogFrameProps, 'finalFocus' | 'footer'> {
  readonly footer: ReactNode;
  readonly finalFocus: () => HTMLElement | boolean;
}

/** The content of an open dialog. Its hooks measure, so it is rendered only while the dialog is open. */
function DialogSheet({
  kind,
  id,
  title,
  headingLevel = 2,
  description,
  closeLabel,
  footer,
  form,
  size,
  sheet: Sheet = Popup,
  fullScreen,
  initialFocus,
  finalFocus,
  children,
  ...rest
}: DialogSheetProps) {
  warnMissing('Dialog', { title, closeLabel });
  const isFullScreen = useFillsWindow(kind, fullScreen);
  const baseId = useUniqueId();
  const titleId = `${baseId}-title`;
  const HeadingTag = `h${headingLevel}` as const;
  const { ref, overflows } = useOverflow('block', false);
  // Focusable, so that the arrow keys scroll it in every browser.
  const scrollStop = { tabIndex: 0, role: 'region', 'aria-labelledby': titleId };
  const content = (
    <>
      <Body ref={ref} {...(overflows && scrollStop)}>
        <div>
          {description && <Description id={`${baseId}-description`}>{description}</Description>}
          {children}
        </div>
      </Body>
      {footer && <Footer>{footer}</Footer>}
    </>
  );
  return (
    <Sheet
      {...rest}
      id={id ?? baseId}
      {...(initialFocus && { initialFocus })}
      finalFocus={finalFocus}
      data-kind={kind}
      data-size={size}
      data-full-screen={isFullScreen ? '' : undefined}
    >
      <Header>
        <Title id={titleId} render={<HeadingTag />}>
          {title}
        </Title>
        <CloseButton aria-label={closeLabel}>
          <XIcon size={24} />
        </CloseButton>
      </Header>
      {form ? <Form {...form}>{content}</Form> : content}
    </Sheet>
  );
}

const onResize = (onChange: () => void) => listen(window, 'resize', onChange);

/** Whether a dialog fills the window: as requested, or by default in a narrow body; for a preview, a narrow window. */
function useFillsWindow(kind: DialogFrameProps['kind'], fullScreen: boolean | undefined): boolean {
  return useSyncExternalStore(
    onResize,
    () =>
      fullScreen ??
      (kind === 'preview' ? window.innerWidth < 600 : document.body.clientWidth < 640),
    () => false,
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
