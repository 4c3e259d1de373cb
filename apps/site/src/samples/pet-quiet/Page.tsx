import { media, mixins, typography } from '@waypage/ui/theme';
import { useId } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { font, Page, PageTitle } from '../PageParts.tsx';

const PHONE = '+33 6 39 98 01 42';

export default function QuietPage() {
  const { t } = useTranslation(['sample-pet-quiet']);
  const list = useId();
  return (
    <Root>
      <Shell viewBox="0 0 92 64" width={124} height={86} aria-hidden="true">
        <path
          fill="#8a8438"
          d="M74 23q18-1 18 9t-18 9zM24 6l14 6-8 10-12-8zM60 6l-14 6 8 10 12-8zM24 58l14-6-8-10-12 8zM60 58l-14-6 8-10 12 8zM10 29 0 32l10 3z"
        />
        <ellipse cx="42" cy="32" rx="34" ry="25" fill="#23240f" />
        <path
          fill="none"
          stroke="#c9c27b"
          strokeWidth="2"
          d="m33 22 9-5 9 5v20l-9 5-9-5zM33 22 18 21m15 21-15 1m33-21 15-1M51 42l15 1M42 17V7m0 40v10"
        />
      </Shell>
      <Title>{t('sample-pet-quiet:title')}</Title>
      <Message>{t('sample-pet-quiet:says')}</Message>
      <Request id={list}>{t('sample-pet-quiet:please')}</Request>
      <Needs role="list" aria-labelledby={list}>
        <li>{t('sample-pet-quiet:shade')}</li>
        <li>{t('sample-pet-quiet:salad')}</li>
        <li>{t('sample-pet-quiet:road')}</li>
      </Needs>
      <Call href={`tel:${PHONE.replaceAll(' ', '')}`}>
        {t('sample-pet-quiet:call')}
        <span>{PHONE}</span>
      </Call>
    </Root>
  );
}

const Root = styled(Page)`
  --_gutter: 22px;
  --_ground: #c9c27b;
  --_ink: #23240f;
  padding-block-start: 60px;
`;

const Shell = styled.svg`
  flex: none;
  margin-block-end: 26px;
`;

const Title = styled(PageTitle)`
  ${font('quote', 'min(31px, 8.6vw)', 1.1)}
`;

const Message = styled.p`
  margin: 0 0 30px;
  ${font('quote', 'min(31px, 8.6vw)', 1.1)}
`;

const Request = styled.div`
  margin-block-end: 8px;
  ${typography.label}
`;

const Needs = styled.ul`
  ${mixins.listReset}
  margin-block-end: 28px;
  font-size: 16px;

  & > li {
    padding-block: 9px;
    border-block-start: 1px solid #8f8a4c;
  }
`;

const Call = styled.a`
  display: grid;
  gap: 9px;
  margin-block-start: auto;
  margin-inline: calc(-1 * var(--_gutter));
  padding: 22px var(--_gutter) 28px;
  font-weight: 650;
  font-size: 16px;
  color: var(--_ground);
  background: var(--_ink);
  text-decoration: none;

  span {
    ${font('figure', 'min(49px, 13.5vw)', 0.9)}
    word-spacing: 0.14em;
  }

  @media ${media.hover} {
    &:hover span {
      text-decoration: underline;
      text-decoration-thickness: 3px;
      text-underline-offset: 6px;
    }
  }

  &:focus-visible {
    outline-color: var(--_ground);
    outline-offset: -8px;
  }
`;
