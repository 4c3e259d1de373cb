import { mixins, typography } from '@waypage/ui/theme';
import { useState } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { formatMoney } from '../format-money.ts';
import { Action, font, Page, PageTitle } from '../PageParts.tsx';

/** Prices are in euros; the cheapest first. */
const ALTERATIONS = [
  { id: 'trousers', label: 'sample-sales-price-list:trousers', price: 12 },
  { id: 'zip', label: 'sample-sales-price-list:zip', price: 14 },
  { id: 'jeans', label: 'sample-sales-price-list:jeans', price: 16 },
  { id: 'skirt', label: 'sample-sales-price-list:skirt', price: 18 },
  { id: 'shirt', label: 'sample-sales-price-list:shirt', price: 22 },
  { id: 'sleeves', label: 'sample-sales-price-list:sleeves', price: 34 },
  { id: 'lining', label: 'sample-sales-price-list:lining', price: 85 },
] as const;

type AlterationId = (typeof ALTERATIONS)[number]['id'];

/** Total in euros. */
export function priceOf(chosen: ReadonlySet<AlterationId>): number {
  return ALTERATIONS.reduce((sum, { id, price }) => (chosen.has(id) ? sum + price : sum), 0);
}

/** A price list with checkboxes. The total goes into the message to the shop; without scripts it is a plain list. */
export default function PriceListPage() {
  const { t, locale } = useTranslation(['template-pages', 'sample-sales-price-list']);
  const [chosen, setChosen] = useState<ReadonlySet<AlterationId>>(new Set());
  const lines = ALTERATIONS.filter(({ id }) => chosen.has(id)).map(({ label, price }) =>
    t('sample-sales-price-list:line', {
      label: t(label),
      price: formatMoney(price, 'EUR', locale),
    }),
  );
  const subject = encodeURIComponent(t('sample-sales-price-list:subject'));
  const body = encodeURIComponent(lines.join('\r\n'));
  return (
    <Root>
      <PageTitle size="min(62px, 17vw)" lineHeight={0.86} tracking="-0.045em">
        {t('template-pages:salesPriceList.name')}
      </PageTitle>
      <Lead>{t('sample-sales-price-list:lead')}</Lead>
      <List>
        <legend>{t('sample-sales-price-list:list')}</legend>
        {ALTERATIONS.map(({ id, label, price }) => (
          <label key={id}>
            <input
              type="checkbox"
              onChange={({ currentTarget: { checked } }) => {
                setChosen((before) => {
                  const after = new Set(before);
                  if (checked) after.add(id);
                  else after.delete(id);
                  return after;
                });
              }}
            />
            {t(label)}
            <b>{formatMoney(price, 'EUR', locale)}</b>
          </label>
        ))}
      </List>
      <Total>
        <span>{t('sample-sales-price-list:total')}</span>
        <output>{formatMoney(priceOf(chosen), 'EUR', locale)}</output>
      </Total>
      <Ask href={`mailto:counter@hem-and-haw.example?subject=${subject}&body=${body}`}>
        {t('sample-sales-price-list:ask')}
      </Ask>
    </Root>
  );
}

const Root = styled(Page)`
  --_gutter: 22px;
  --_ground: #fdfdfb;
  --_ink: #17181c;
  --_second: #55565c;
  --_rule: #d6d6d0;
  --_action: #c8102e;
  --_action-ink: #fff;
  position: relative;
  padding-block: 54px 22px;
  /* Space for the tape at the edge of the column. */
  padding-inline-start: calc(max(0px, 50% - 240px) + 66px);
  background: var(--_ground) url('/images/pages/tape.svg') repeat-y max(0px, 50% - 217px) 0;
`;

const Lead = styled.div`
  margin-block: 12px 18px;
  color: var(--_second);
`;

const List = styled.fieldset`
  margin: 0 0 14px;

  legend {
    inline-size: 100%;
    padding: 0 0 7px;
    border-block-end: 2px solid;
    ${typography.label}
  }

  label {
    display: grid;
    grid-template-columns: 24px 1fr auto;
    gap: 10px;
    align-items: center;
    min-block-size: 49px;
    border-block-end: 1px solid var(--_rule);
    line-height: 1.2;
    cursor: pointer;
  }

  b {
    ${font('dimension', '24px')}
  }

  input {
    appearance: none;
    inline-size: 22px;
    block-size: 22px;
    margin: 0;
    border: 2px solid;
    cursor: pointer;
  }

  input:checked {
    border-color: var(--_action);
    background: var(--_action) url('/samples/tick.svg');
  }

  label:has(:checked) b {
    color: var(--_action);
  }

  @media (scripting: none) {
    input {
      display: none;
    }

    label {
      grid-template-columns: 1fr auto;
    }
  }
`;

const Total = styled.div`
  display: flex;
  align-items: end;
  justify-content: space-between;
  margin-block: auto 14px;
  font-weight: 650;
  font-size: 17px;

  output {
    ${font('figure', '54px', 0.8)}
  }

  @media (scripting: none) {
    ${mixins.visuallyHidden}
  }
`;

const Ask = styled(Action)`
  min-block-size: 54px;
  border-radius: 0;
  font-size: 17px;
`;
