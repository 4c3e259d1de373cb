import { MenuIcon } from '@waypage/ui';
import { typography } from '@waypage/ui/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Action, Facts, Page } from './Page.styles.ts';

/** The page of a sample estate agent. */
export function BusinessPage() {
  const { t } = useTranslation(['sample-pages']);
  return (
    <Root>
      <Bar>
        {t('sample-pages:business.name')}
        <MenuIcon size={20} />
      </Bar>
      <Title>{t('sample-pages:business.title')}</Title>
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
          {t('sample-pages:business.house')}
          <b>{t('sample-pages:business.price')}</b>
        </span>
      </House>
      <Figures>
        <span>
          <b>3</b>
          {t('sample-pages:business.bedrooms')}
        </span>
        <span>
          <b>142</b>m²
        </span>
        <span>
          <b>B</b>
          {t('sample-pages:business.energy')}
        </span>
      </Figures>
      <Action>{t('sample-pages:business.book')}</Action>
      <Rows>
        <div>
          <dt>{t('sample-pages:business.hours')}</dt>
          <dd>{t('sample-pages:business.hoursValue')}</dd>
        </div>
        <div>
          <dt>{t('sample-pages:business.callOffice')}</dt>
          <dd>+351 220 555 009</dd>
        </div>
        <div>
          <dt>{t('sample-pages:business.findUs')}</dt>
          <dd>Rua das Taipas 80</dd>
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
  padding: 44px 20px 0;
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  font-weight: 650;
`;

const Title = styled.div`
  margin-block: 16px;
  ${typography.h2}
  font-size: 32px;
  line-height: 1;
`;

const House = styled.div`
  position: relative;
  margin-block-end: 12px;

  img {
    inline-size: 320px;
    block-size: 216px;
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
    font-size: 18px;
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
    font-size: 20px;
  }
`;

const Rows = styled(Facts)`
  margin-block-start: 10px;

  & > div {
    justify-content: space-between;
    padding-block: 10px;
  }
`;
