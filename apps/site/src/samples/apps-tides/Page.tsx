import { mixins } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { Page, PageTitle, SampleAction } from '../PageParts.tsx';

export default function TidesPage() {
  const { t } = useTranslation(['template-pages', 'sample-apps-tides']);
  return (
    <Root>
      <Icon viewBox="0 0 168 168" aria-hidden="true">
        <rect width="168" height="168" rx="38" fill="#0e4a5c" />
        <circle cx="112" cy="54" r="18" fill="#ffcf5a" />
        <path
          fill="#f3f7f4"
          d="M0 104c28-34 56-34 84-8s56 22 84-8v42a38 38 0 0 1-38 38H38a38 38 0 0 1-38-38z"
        />
        <path fill="none" stroke="#0e4a5c" strokeWidth="7" d="M0 132c28-20 56-20 84-4s56 14 84-6" />
      </Icon>
      <PageTitle size="min(64px, 17vw)" lineHeight={0.9} tracking="-0.05em" margin="24px 6px">
        {t('template-pages:appsTides.name')}
      </PageTitle>
      <Lead>{t('sample-apps-tides:lead')}</Lead>
      <Points role="list">
        <li>{t('sample-apps-tides:first')}</li>
        <li>{t('sample-apps-tides:second')}</li>
        <li>{t('sample-apps-tides:third')}</li>
      </Points>
      <Price>{t('sample-apps-tides:price')}</Price>
      <Store>{t('sample-apps-tides:iphone')}</Store>
      <Store>{t('sample-apps-tides:android')}</Store>
    </Root>
  );
}

const Root = styled(Page)`
  --_gutter: 24px;
  --_ground: #071f2a;
  --_ink: #f3f7f4;
  --_second: #a9c2c6;
  --_rule: #24424e;
  --_action: #ffcf5a;

  padding-block: 56px 28px;
`;

const Icon = styled.svg`
  flex: none;
  inline-size: 168px;
  block-size: 168px;
`;

const Lead = styled.p`
  margin-block-end: 24px;
  font-size: 19px;
  line-height: 1.25;
`;

const Points = styled.ul`
  ${mixins.listReset}
  margin-block-end: 14px;

  li {
    padding-block: 11px;
    border-block-start: 1px solid var(--_rule);
    font-size: 16px;
  }
`;

const Price = styled.p`
  margin-block-end: auto;
  padding-block-end: 20px;
  color: var(--_second);
`;

const Store = styled(SampleAction)`
  margin-block-start: 10px;
`;
