import { Notice, NoticeStack } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { useNotifications } from './useNotifications.ts';

/** The open notices (docs/product.md, section 4, "Notification"). */
export function Notices() {
  const { t } = useTranslation(['common']);
  const { notifications, close } = useNotifications();
  return (
    <NoticeStack aria-label={t('common:notices')}>
      {notifications.map(({ id, message, severity, autoCloseMs }) => (
        <Notice
          key={id}
          message={message}
          severity={severity}
          autoCloseMs={autoCloseMs}
          closeLabel={t('common:closeNotice')}
          onClose={() => {
            close(id);
          }}
        />
      ))}
    </NoticeStack>
  );
}
