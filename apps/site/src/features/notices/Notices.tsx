import { VisuallyHidden } from '@waypage/ui';
import { dismissNotice, Notices, notify } from '@waypage/ui/notify';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { showNotice } from '#runtime/page-notice.ts';
import { Waiting } from '../waiting/Waiting.tsx';
import { onNotification } from './notify.ts';
import { toNotice } from './to-notice.ts';

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
