import { MenuIcon, VisuallyHidden } from '@waypage/ui';
import { typography } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { Action, Facts, fullWidth, Page, PageTitle } from '../PageParts.tsx';
import { mapLink } from '../map-link.ts';

const OFFICE = 'duarte-office';
const MAIL = 'duarte@filha.example';
const STREET = 'Rua das Taipas 80';

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
      <Title>{t('hero-samples:business.title')}</Title>
      <House>
        <img
          src="/images/halftones/house.webp"
          width={320}
          height={196}
          alt=""
          decoding="async"
          loading="lazy"
        />
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
        <div>
          <dt>{t('hero-samples:business.hours')}</dt>
          <dd>{t('hero-samples:business.hoursValue')}</dd>
        </div>
        <div>
          <dt>{t('hero-samples:business.writeOffice')}</dt>
          <dd>
            <a href={`mailto:${MAIL}`}>{MAIL}</a>
          </dd>
        </div>
        <div>
          <dt>{t('hero-samples:business.findUs')}</dt>
          <dd>
            <a {...mapLink(41.1441, -8.6157)} translate="no">
              {STREET}
            </a>
          </dd>
        </div>
      </Rows>
    </Root>
  );
}

const Root = styled(Page)`
  --_ground: #dde9e1;
  --_ink: #123c36;
  --_rule: rgb(18 60 54 / 0.25);
  --_action: #123c36;
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

const Title = styled(PageTitle)`
  margin-block: 16px;
  ${typography.h2}
  font-size: calc(32px / var(--_text-zoom, 1));
  line-height: 1;
`;

const House = styled.div`
  position: relative;
  margin-block-end: 12px;

  img {
    ${fullWidth}
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
    ${typography.h3}
    font-size: calc(20px / var(--_text-zoom, 1));
  }
`;

const Rows = styled(Facts)`
  margin-block-start: 10px;

  & > div {
    justify-content: space-between;
    padding-block: 10px;
  }
`;
