import { Notice, NoticeStack, VisuallyHidden } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { Waiting } from '../waiting/Waiting.tsx';
import { useNotifications } from './useNotifications.ts';

/** The open notices (docs/product.md, section 4, "Notification"). */
export function Notices() {
  const { t } = useTranslation(['common']);
  const { notifications, close } = useNotifications();
  return (
    <NoticeStack aria-label={t('common:notices')}>
      {notifications.map(({ id, message, severity, autoCloseMs, help }) => (
        <Notice
          key={id}
          message={
            help === undefined ? (
              message
            ) : (
              <>
                {message}
                <VisuallyHidden>. {help}</VisuallyHidden>
              </>
            )
          }
          severity={severity}
          autoCloseMs={autoCloseMs}
          closeLabel={t('common:closeNotice')}
          onClose={() => close(id)}
        />
      ))}
    </NoticeStack>
  );
}

export function NoticesAndWaiting() {
  return (
    <>
      <Notices />
      <Waiting />
    </>
  );
}
