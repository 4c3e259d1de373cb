'use client';
import type { Dialog } from '@base-ui/react/dialog';
import type { ComponentType, ReactNode } from 'react';
import { XIcon } from '../icons/index.js';
import { useOverflow } from '../internal/useOverflow.js';
import { useUniqueId } from '../internal/useUniqueId.js';
import { warnMissing } from '../internal/warn.js';
import {
  Body,
  CloseButton,
  Description,
  Footer,
  Form,
  Header,
  Popup,
  Title,
} from './Dialog.styles.js';
import type { DialogProps } from './dialog-props.js';
import { useFillsWindow, type DialogKind } from './useFillsWindow.js';

interface DialogSheetProps extends Omit<
  DialogProps,
  | 'container'
  | 'defaultOpen'
  | 'finalFocus'
  | 'footer'
  | 'onAfterClose'
  | 'onConfirm'
  | 'onOpenChange'
  | 'open'
> {
  readonly kind: DialogKind;
  readonly sheet?: ComponentType<Dialog.Popup.Props> | undefined;
  readonly footer: ReactNode;
  readonly finalFocus: () => HTMLElement | boolean;
}

/** The content of an open dialog. Its hooks measure, so it is rendered only while the dialog is open. */
export function DialogSheet({
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
  const ownId = useUniqueId();
  const titleId = `${ownId}-title`;
  const HeadingTag = `h${headingLevel}` as const;
  const { ref, overflows } = useOverflow('block', false);
  // Focusable, so that the arrow keys scroll it in every browser.
  const scrollStop = { tabIndex: 0, role: 'region', 'aria-labelledby': titleId };
  const content = (
    <>
      <Body ref={ref} {...(overflows && scrollStop)}>
        <div>
          {description && <Description id={`${ownId}-description`}>{description}</Description>}
          {children}
        </div>
      </Body>
      {footer && <Footer>{footer}</Footer>}
    </>
  );
  return (
    <Sheet
      {...rest}
      id={id ?? ownId}
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
