const SEVERITIES = ['success', 'error', 'warning', 'info'] as const;

/** How serious a notice is. */
export type Severity = (typeof SEVERITIES)[number];

/** A notice to show; lines of the message are joined by line breaks. */
export interface Notification {
  readonly message: string;
  readonly severity: Severity;
  /** Time until it closes by itself, in milliseconds; the kit's 8000 when absent. */
  readonly autoCloseMs?: number;
  /** What it is about: it takes the place of an open notice about the same. */
  readonly topic?: string;
  /** What to do about it, for screen readers: for others it is written where it happened. */
  readonly help?: string;
}

function isSeverity(value: unknown): value is Severity {
  return SEVERITIES.some((severity) => severity === value);
}

function readMessage(value: unknown): string {
  if (Array.isArray(value)) return value.filter((line) => typeof line === 'string').join('\n');
  return typeof value === 'string' ? value : '';
}

/**
 * Makes a notice of whatever was reported (docs/product.md, section 8): a string becomes an info notice, an
 * error an error notice with its message, an object with message and severity is shown as given.
 *
 * @returns undefined when there is no message, which closes the open notices
 */
export function toNotification(value: unknown): Notification | undefined {
  if (value instanceof Error) {
    return value.message ? { message: value.message, severity: 'error' } : undefined;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const message = readMessage(value);
    return message ? { message, severity: 'info' } : undefined;
  }
  const { message, severity, autoCloseMs, topic, help } = value as Partial<
    Record<keyof Notification, unknown>
  >;
  const text = readMessage(message);
  if (!text) return undefined;
  return {
    message: text,
    severity: isSeverity(severity) ? severity : 'info',
    ...(typeof autoCloseMs === 'number' && { autoCloseMs }),
    ...(typeof topic === 'string' && { topic }),
    ...(typeof help === 'string' && { help }),
  };
}
