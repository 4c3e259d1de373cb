import { Notice, NoticeStack, SkipLink, WaitingOverlay } from '@waypage/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotifications } from '../../flows/notifications/use-notifications.ts';
import { useWaiting } from '../../flows/waiting/use-waiting.ts';
import { Island } from '../../islands/Island.tsx';
import { Header } from '../header/Header.tsx';
import { MAIN_ID } from './main-id.ts';
import { Main } from './PageFrame.styles.ts';

/** What stands around every screen: header, footer, notices and the waiting overlay. */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation(['common']);
  const isWaiting = useWaiting();
  const { notifications, close } = useNotifications();
  return (
    <>
      <SkipLink href={`#${MAIN_ID}`}>{t('common:skipToContent')}</SkipLink>
      <Header />
      <Main id={MAIN_ID} tabIndex={-1}>
        {children}
      </Main>
      <Island name="footer" />
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
      <WaitingOverlay open={isWaiting} label={t('common:waiting')} />
    </>
  );
}
