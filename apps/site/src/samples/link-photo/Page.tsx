import { ArrowUpRightIcon } from '@waypage/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { NewTabNote } from '#components/screen-reader-text/ScreenReaderText.tsx';
import { Action, Page, PageImage, PageTitle } from '../PageParts.tsx';

export default function PhotoLinksPage() {
  const { t } = useTranslation(['sample-link-photo']);
  return (
    <Root>
      <Portrait src="/images/halftones/portrait-second.webp" width={190} height={175} />
      <PageTitle size="51px" lineHeight={1} tracking="-0.045em" margin="14px 6px">
        {t('sample-link-photo:name')}
      </PageTitle>
      <Lead>{t('sample-link-photo:photo.lead')}</Lead>
      <Links>
        <SiteLink path="/orilla">{t('sample-link-photo:photo.single')}</SiteLink>
        <SiteLink path="/tour">{t('sample-link-photo:photo.tour')}</SiteLink>
        <SiteLink path="/shop">{t('sample-link-photo:photo.shop')}</SiteLink>
        <SiteLink path="/lyrics">{t('sample-link-photo:photo.lyrics')}</SiteLink>
        <Item href="mailto:ines@ines-vidal.example">
          {t('sample-link-photo:photo.write')}
          <ArrowUpRightIcon size={16} />
        </Item>
      </Links>
    </Root>
  );
}

function SiteLink({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  return (
    <Item href={`https://ines-vidal.example${path}`} target="_blank" rel="noopener nofollow">
      {children}
      <ArrowUpRightIcon size={16} />
      <NewTabNote />
    </Item>
  );
}

const Root = styled(Page)`
  --_gutter: 22px;
  --_ground: #f2a893;
  --_ink: #15140f;
  --_action-ink: #faf9f6;
  padding-block: 54px 24px;
`;

const Portrait = styled(PageImage)`
  flex: none;
  inline-size: 190px;
  block-size: 175px;
  background: #e7563a;
`;

const Lead = styled.div`
  margin-block-end: 18px;
  font-size: 16px;
  line-height: 1.42;
  text-wrap: balance;
`;

const Links = styled.div`
  display: grid;
  gap: 9px;
`;

const Item = styled(Action)`
  justify-content: space-between;
  min-block-size: 58px;
  padding-inline: 18px 20px;
  font-size: 16.5px;
  border-radius: 0;
  text-align: start;

  &:first-child {
    color: #15140f;
    background: #faf9f6;
  }
`;
