import { mixins } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { formatMoney } from '../format-money.ts';
import { font, FootAction, Page, PageImage, PageTitle } from '../PageParts.tsx';

/** Prices are in euros; a crate without one is sold out. */
const CRATES = [
  { id: 'tomatoes', label: 'sample-sales-market-stall:tomatoes', price: 2.8, color: '#f7b7a3' },
  { id: 'lemons', label: 'sample-sales-market-stall:lemons', price: 1.9, color: '#bfe0ea' },
  { id: 'aubergines', label: 'sample-sales-market-stall:aubergines', price: 2.2, color: '#dcc8ee' },
  { id: 'leeks', label: 'sample-sales-market-stall:leeks', price: 1.5, color: '#f2a7bd' },
  { id: 'oranges', label: 'sample-sales-market-stall:oranges', price: 1.6, color: '#fbe08a' },
  { id: 'figs', label: 'sample-sales-market-stall:figs', price: undefined, color: '#cfdcaf' },
] as const;

export default function MarketStallPage() {
  const { t, locale } = useTranslation(['template-pages', 'sample-sales-market-stall']);
  const message = encodeURIComponent(t('sample-sales-market-stall:message'));
  return (
    <Root>
      <Head>
        <PageTitle size="min(37px, 10.3vw)" lineHeight={1} margin="0 5px">
          {t('template-pages:salesMarketStall.name')}
        </PageTitle>
        {t('sample-sales-market-stall:lead')}
      </Head>
      <Crates role="list" aria-label={t('sample-sales-market-stall:list')}>
        {CRATES.map(({ id, label, price }) => (
          <li key={id} data-crate={id} data-gone={price === undefined || undefined}>
            <PageImage src={`/images/pages/${id}.svg`} width={160} height={104} />
            <span>
              <b>{t(label)}</b>
              {t(
                id === 'leeks'
                  ? 'sample-sales-market-stall:bunch'
                  : 'sample-sales-market-stall:kilo',
              )}
            </span>
            <Price>
              {price === undefined
                ? t('sample-sales-market-stall:gone')
                : formatMoney(price, 'EUR', locale)}
            </Price>
          </li>
        ))}
      </Crates>
      <FootAction href={`mailto:marisol@huerta.example?body=${message}`}>
        {t('sample-sales-market-stall:aside')}
      </FootAction>
    </Root>
  );
}

const Root = styled(Page)`
  --_gutter: 16px;
  --_ground: #f7efcf;
  --_ink: #17301f;
  --_action: #1c6a3e;
  --_action-ink: #fffdf4;
  --_corner: 0;
  padding-block: 88px 20px;
  background: var(--_ground) url('/images/pages/stall-awning.svg') repeat-x 50% 0;
`;

const Head = styled.div`
  margin-block-end: 12px;
  font-size: 16px;
`;

const Crates = styled.ul`
  ${mixins.listReset}
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 6px;
  margin-block-end: 14px;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-content: end;
    justify-content: end;
    padding-block-start: 14px;
    background: #f3d9a4;
  }

  ${CRATES.map(({ id, color }) => `[data-crate='${id}'] { background: ${color}; }`)}

  img {
    flex: none;
    inline-size: 136px;
    margin-inline: calc(50% - 68px);
    block-size: auto;
  }

  [data-gone] img {
    opacity: 0.35;
  }

  & > li > span:first-of-type {
    flex: 1 0 auto;
    padding: 4px 0 7px 9px;
    line-height: 1.2;
  }

  b {
    display: block;
    font-weight: 700;
  }
`;

const Price = styled.span`
  display: grid;
  place-items: center;
  ${font('dimension', '24px')}
  padding: 4px 9px;
  color: #17301f;
  background: #fffdf4;
`;
