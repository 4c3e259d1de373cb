'use client';
import { useEffect, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { CheckIcon, CircleAlertIcon, InfoIcon, TriangleAlertIcon, XIcon } from '../icons/index.js';
import { isTimerLength } from '../internal/is-timer-length.js';
import { mergeProps } from '../internal/merge-props.js';
import { useDocumentVisible } from '../internal/useDocumentVisible.js';
import { useLatest } from '../internal/useLatest.js';
import { warnMissing } from '../internal/warn.js';
import { CloseButton, Message, Root } from './Notice.styles.js';

/** Severity of a notice, which sets its color and icon. */
export type NoticeSeverity = 'success' | 'error' | 'warning' | 'info';

const icons = {
  success: CheckIcon,
  error: CircleAlertIcon,
  warning: TriangleAlertIcon,
  info: InfoIcon,
} as const satisfies Record<NoticeSeverity, unknown>;

export interface NoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /**
   * Color and icon; an error interrupts a screen reader.
   *
   * @default 'info'
   */
  severity?: NoticeSeverity | undefined;
  /** The message. Line breaks are kept. */
  message: ReactNode;
  /** A button for a reaction to the message: to undo, for example. */
  action?: ReactNode;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** Called when the visitor closes the notice and when `autoCloseMs` has passed. */
  onClose: () => void;
  /**
   * Milliseconds until the notice closes by itself; paused while the pointer or the focus is on it, and in a hidden
   * tab. 0 or `Infinity`: never.
   *
   * @default 8000
   */
  autoCloseMs?: number | undefined;
}

/** A message about something that happened. Place it in a `NoticeStack`, which announces it. */
export function Notice({
  severity = 'info',
  message,
  action,
  closeLabel,
  onClose,
  autoCloseMs = 8000,
  ...rest
}: NoticeProps) {
  warnMissing('Notice', { closeLabel });
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const isVisible = useDocumentVisible();
  const [wasVisible, setWasVisible] = useState(isVisible);
  if (isVisible && !wasVisible) setWasVisible(true);
  useAutoClose(onClose, autoCloseMs, hovered || focused || !isVisible, message);
  const Icon = icons[severity];
  const pauseHandlers = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
  // Screen readers announce nothing of a hidden page.
  if (!wasVisible) return null;
  return (
    <Root
      role={severity === 'error' ? 'alert' : undefined}
      {...mergeProps(pauseHandlers, rest)}
      data-severity={severity}
    >
      <Icon size={22} />
      <Message>{message}</Message>
      {action}
      <CloseButton type="button" aria-label={closeLabel} onClick={onClose}>
        <XIcon />
      </CloseButton>
    </Root>
  );
}

/**
 * Calls `onClose` once after `delay` milliseconds, not counting pauses. A delay of 0, or of 25 days or more, never
 * closes; a changed delay or text restarts the timer.
 */
function useAutoClose(onClose: () => void, delay: number, paused: boolean, text: unknown): void {
  const latest = useLatest(onClose);
  const remaining = useRef(delay);

  useEffect(() => {
    remaining.current = delay;
  }, [delay, text]);

  useEffect(() => {
    if (paused || !isTimerLength(delay)) return undefined;
    const started = performance.now();
    const timer = setTimeout(() => latest.current(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - started;
    };
  }, [delay, latest, paused, text]);
}
