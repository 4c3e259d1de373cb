import { MenuIcon, VisuallyHidden } from '@waypage/ui';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { Action, Fact, Facts, font, Page, PageTitle, WideImage } from '../PageParts.tsx';
import { mapLink } from '../links.ts';

const OFFICE = 'duarte-office';
const MAIL = 'duarte@filha.example';

export default function RealtorPage() {
  const { t } = useTranslation(['hero-samples']);
  return (
    <Root>
      <Bar>
        {t('hero-samples:business.name')}
        <a href={`#${OFFICE}`}>
          <MenuIcon size={20} />
          <VisuallyHidden>{t('hero-samples:business.menu')}</VisuallyHidden>
        </a>
      </Bar>
      <PageTitle size="calc(32px / var(--_text-zoom, 1))" lineHeight={1} margin="16px">
        {t('hero-samples:business.title')}
      </PageTitle>
      <House>
        <WideImage src="/images/halftones/house.webp" width={320} height={196} loading="lazy" />
        <span>
          {t('hero-samples:business.house')}
          <b>{t('hero-samples:business.price')}</b>
        </span>
      </House>
      <Figures>
        <span>
          <b>3</b>
          {t('hero-samples:business.bedrooms')}
        </span>
        <span>
          <b>142</b>m²
        </span>
        <span>
          <b>B</b>
          {t('hero-samples:business.energy')}
        </span>
      </Figures>
      <Action
        href={`mailto:${MAIL}?subject=${encodeURIComponent(t('hero-samples:business.book'))}`}
      >
        {t('hero-samples:business.book')}
      </Action>
      <Rows id={OFFICE}>
        <Fact name={t('hero-samples:business.hours')}>{t('hero-samples:business.hoursValue')}</Fact>
        <Fact name={t('hero-samples:business.writeOffice')}>
          <a href={`mailto:${MAIL}`}>{MAIL}</a>
        </Fact>
        <Fact name={t('hero-samples:business.findUs')}>
          <a {...mapLink(41.1441, -8.6157)} translate="no">
            Rua das Taipas 80
          </a>
        </Fact>
      </Rows>
    </Root>
  );
}

const Root = styled(Page)`
  --_ground: #dde9e1;
  --_ink: #123c36;
  --_rule: rgb(18 60 54 / 0.25);
  --_action-ink: #f6f3e6;
  --_gutter: 20px;
  padding-block: 44px 20px;
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  font-weight: 650;

  a {
    margin: -12px;
    padding: 12px;
  }
`;

const House = styled.div`
  position: relative;
  margin-block-end: 12px;

  img {
    aspect-ratio: 320 / 216;
    border-end-end-radius: 34px;
    object-fit: cover;
    background: #c4d9cd;
  }

  span {
    position: absolute;
    inset-block-end: 0;
    inset-inline-start: 0;
    padding: 10px 16px 10px 12px;
    color: #f6f3e6;
    background: #123c36;
  }

  b {
    display: block;
    font-size: calc(18px / var(--_text-zoom, 1));
    font-weight: 650;
  }
`;

const Figures = styled.div`
  display: flex;
  gap: 24px;
  margin-block-end: 14px;
  line-height: 1.2;

  b {
    display: block;
    ${font('h3', 'calc(20px / var(--_text-zoom, 1))')}
  }
`;

const Rows = styled(Facts)`
  margin-block-start: 10px;

  & > div {
    justify-content: space-between;
    padding-block: 10px;
  }
`;
