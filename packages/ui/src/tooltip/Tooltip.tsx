'use client';
import { Tooltip as Base } from '@base-ui/react/tooltip';
import {
  useId,
  useState,
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
} from 'react';
import { warnMissing } from '../internal/warn.js';
import { Popup, Positioner } from './Tooltip.styles.js';

export interface TooltipProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'content' | 'id' | 'role'
> {
  /** The words: a few, without links and buttons, which could not be reached. */
  content: ReactNode;
  /** The button or link that it explains. It has a name of its own. */
  children: ReactElement<Record<string, unknown>>;
  /**
   * The side of it on which the words stand; the other one where there is no room.
   *
   * @default 'top'
   */
  side?: 'bottom' | 'top' | undefined;
  /**
   * Whether they are shown at first.
   *
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /**
   * How long a pointer has to rest on it, in milliseconds; the keyboard never waits.
   *
   * @default 600
   */
  delayMs?: number | undefined;
}

/**
 * A few words about a button or a link, while a pointer rests on it or the keyboard has reached it, and
 * its description for screen readers. A finger does not see them, so nothing may depend on them.
 *
 * `className`, `style`, `ref` and other props reach the words. They are rendered into the body, and only
 * while they are shown.
 */
export function Tooltip({
  content,
  children,
  side = 'top',
  defaultOpen = false,
  delayMs = 600,
  ...rest
}: TooltipProps) {
  warnMissing('Tooltip', { content });
  const id = useId();
  const [isOpen, setOpen] = useState(defaultOpen);
  return (
    <Base.Root open={isOpen} onOpenChange={setOpen}>
      <Base.Trigger render={children} delay={delayMs} {...(isOpen && { 'aria-describedby': id })} />
      <Base.Portal>
        <Positioner side={side} sideOffset={8}>
          <Popup {...rest} id={id} role="tooltip">
            {content}
          </Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
