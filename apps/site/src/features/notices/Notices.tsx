import { type NoticeSeverity, VisuallyHidden } from '@waypage/ui';
import { dismissNotice, Notices, notify } from '@waypage/ui/notify';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { showNotice } from '#runtime/page-notice.ts';
import { Waiting } from '../waiting/Waiting.tsx';
import { onNotification } from './notify.ts';

const SEVERITIES: readonly unknown[] = ['success', 'error', 'warning', 'info'];

/** A notice. Line breaks separate lines of the message. */
interface SiteNotice {
  readonly message: string;
  readonly severity: NoticeSeverity;
  /** Time after which it closes, in milliseconds. @default 8000 */
  readonly autoCloseMs?: number;
  /** Replaces an open notice with the same topic. */
  readonly topic?: string;
  /** Advice for screen readers only; on screen it is next to the cause. */
  readonly help?: string;
}

const isSeverity = (value: unknown): value is NoticeSeverity => SEVERITIES.includes(value);

function readMessage(value: unknown): string {
  if (Array.isArray(value)) return value.filter((line) => typeof line === 'string').join('\n');
  return typeof value === 'string' ? value : '';
}

/**
 * Converts a reported value into a notice (docs/product.md, section 8): a string into an info notice, an error into an
 * error notice with its message, an object with message and severity as given.
 *
 * @returns undefined without a message, which closes all notices
 */
export function toNotice(value: unknown): SiteNotice | undefined {
  if (value instanceof Error) {
    return value.message ? { message: value.message, severity: 'error' } : undefined;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const message = readMessage(value);
    return message ? { message, severity: 'info' } : undefined;
  }
  const { message, severity, autoCloseMs, topic, help } = value as Partial<
    Record<keyof SiteNotice, unknown>
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

const idByTopic = new Map<string, string>();

function show(value: unknown): void {
  const notice = toNotice(value);
  if (!notice) {
    dismissNotice();
    return;
  }
  const { message, severity, autoCloseMs, topic, help } = notice;
  const previous = topic === undefined ? undefined : idByTopic.get(topic);
  // Not replaced in place: the newest is lowest, and announced even with the same text.
  if (previous !== undefined) dismissNotice(previous);
  const content = help ? (
    <>
      {message}
      <VisuallyHidden>. {help}</VisuallyHidden>
    </>
  ) : (
    message
  );
  const id = notify(content, { severity, autoCloseMs });
  if (topic !== undefined) idByTopic.set(topic, id);
  if (document.querySelector('[data-island=notices][data-failed]')) showNotice('broken', message);
}

if (typeof document !== 'undefined') onNotification(show);

/** The open notices (docs/product.md, section 4, "Notification"). */
export function SiteNotices() {
  const { t } = useTranslation(['common']);
  return <Notices aria-label={t('common:notices')} closeLabel={t('common:closeNotice')} />;
}

export function NoticesAndWaiting() {
  return (
    <>
      <SiteNotices />
      <Waiting />
    </>
  );
}
