import { mixins, typography } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import {
  Action,
  column,
  footAction,
  fullWidth,
  Page,
  PageTitle,
  Specifications,
} from '../PageParts.tsx';
import { type Care, CareSymbol } from './CareSymbol.tsx';

const CARES: readonly Care[] = ['wash', 'flat', 'iron', 'bleach', 'tumble', 'wet'];

export default function TextileLabelPage() {
  const { t } = useTranslation(['sample-label-textile']);
  const order = t('sample-label-textile:order');
  const subject = encodeURIComponent(t('sample-label-textile:subject'));
  return (
    <Root>
      <Blanket src="/images/pages/blanket.svg" width={360} height={198} alt="" decoding="async" />
      <Body>
        <Title>{t('sample-label-textile:title')}</Title>
        <Fibres role="list">
          <li>{t('sample-label-textile:wool')}</li>
          <li>{t('sample-label-textile:nettle')}</li>
        </Fibres>
        <Cares role="list">
          {CARES.map((care) => (
            <li key={care}>
              <CareSymbol care={care} />
              {t(`sample-label-textile:care.${care}`)}
            </li>
          ))}
        </Cares>
        <Rows>
          <div>
            <dt>{t('sample-label-textile:woven')}</dt>
            <dd>{t('sample-label-textile:wovenValue')}</dd>
          </div>
          <div>
            <dt>{t('sample-label-textile:mend')}</dt>
            <dd>{t('sample-label-textile:mendValue')}</dd>
          </div>
        </Rows>
        <Order href={`mailto:mending@hollinmill.example?subject=${subject}`}>{order}</Order>
      </Body>
    </Root>
  );
}

const Root = styled(Page)`
  --_ground: #e4ddd0;
  --_ink: #26231f;
  --_rule: #b9b0a0;
  --_action: #c4472d;
  --_action-ink: #fff;
`;

const Blanket = styled.img`
  flex: none;
  ${fullWidth}
  aspect-ratio: 360 / 166;
  object-fit: cover;
  object-position: 50% 100%;
`;

const Body = styled.div`
  ${column}
  padding: 14px 22px 24px;
`;

const Title = styled(PageTitle)`
  ${typography.h2}
  font-size: min(43px, 11.9vw);
  line-height: 0.95;

  &:not(:lang(en)) {
    font-size: min(37px, 10.2vw);
  }
`;

/* Widths of 92 % and 8 %, as in the cloth; the names do not fit inside. */
const Fibres = styled.ul`
  ${mixins.listReset}
  display: flex;
  gap: 12px;
  justify-content: space-between;
  margin-block: 14px 12px;
  padding-block-end: 12px;
  font-weight: 650;
  background: linear-gradient(90deg, #37584a 92%, #c4472d 92%) 0 100% / 100% 8px no-repeat;
`;

const Cares = styled.ul`
  ${mixins.listReset}
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 1px;
  border: 1px solid var(--_rule);
  background: var(--_rule);

  & > li {
    display: flex;
    flex-direction: column;
    gap: 4px;
    align-items: center;
    padding: 10px 4px 8px;
    line-height: 1.15;
    text-align: center;
    background: var(--_ground);
  }
`;

const Rows = styled(Specifications)`
  margin-block-end: 18px;
`;

const Order = styled(Action)`
  ${footAction}
  border-end-end-radius: 0;
`;
