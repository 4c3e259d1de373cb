import { SkipLink } from '@waypage/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notices } from '../../flows/notifications/Notices.tsx';
import { Waiting } from '../../flows/waiting/Waiting.tsx';
import { Island } from '../../islands/Island.tsx';
import { Header } from '../header/Header.tsx';
import { MAIN_ID } from './main-id.ts';
import { Main } from './PageFrame.styles.ts';

/** What stands around every screen: header, footer, notices and the waiting overlay. */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation(['common']);
  return (
    <>
      <SkipLink href={`#${MAIN_ID}`}>{t('common:skipToContent')}</SkipLink>
      <Header />
      <Main id={MAIN_ID} tabIndex={-1}>
        {children}
      </Main>
      <Island name="footer" />
      <Notices />
      <Waiting />
    </>
  );
}
