import {
  type BillingPeriod,
  findSale,
  type Plan,
  type PlanId,
  PLANS,
  PRICE_CURRENCY,
  priceCents,
} from '@waypage/content/pricing';
import { CheckIcon, MinusIcon, TextLink, VisuallyHidden } from '@waypage/ui';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { NewTabButton } from '#components/new-tab-button/NewTabButton.tsx';
import { useLocale } from '#services/i18n/useLocale.ts';
import { linksIn } from '#services/links.ts';
import { ComparedPlans, useComparedPlans } from './ComparedPlans.tsx';
import { type PlanCell, planTable } from './plan-table.ts';
import { Link } from 'react-router-dom';
import { questionPath } from '../contact/question-link.ts';
import { formatUsdCents } from '@waypage/content';
import { media, textZoom, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

interface Props {
  /** The highlighted plan; undefined when nobody searched for one, or none fits. */
  readonly found?: PlanId | undefined;
  /** The plan that a phone shows next to the one below it. @default the plan that was found */
  readonly inQuestion?: PlanId | undefined;
  readonly period: BillingPeriod;
}

export function PlanTable({ found, inQuestion = found, period }: Props) {
  const { t, locale } = useTranslation(['plans', 'pricing']);
  const [compared, compare] = useComparedPlans(inQuestion);
  const isAnnual = period === 'annual';
  const propsOf = (id: PlanId) => ({
    'data-plan': id,
    'data-found': id === found ? '' : undefined,
    'data-compared': compared.includes(id) ? '' : undefined,
  });

  return (
    <>
      <ComparedPlans compared={compared} onChange={compare} />
      <Scroller>
        <Table>
          <caption>
            <VisuallyHidden>{t('plans:table.caption')}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th key={period} scope="col">
                {t(isAnnual ? 'plans:table.annual' : 'plans:table.monthly', {
                  currency: PRICE_CURRENCY,
                })}
              </th>
              {PLANS.map((plan) => (
                <th key={plan.id} scope="col" {...propsOf(plan.id)}>
                  <span translate="no">{plan.name}</span>{' '}
                  <b key={period}>
                    <PlanPrice plan={plan} period={period} />
                  </b>
                </th>
              ))}
            </tr>
          </thead>
          {planTable(t, locale).map(({ id, title, rows }) => (
            <tbody key={id}>
              <tr>
                <th scope="rowgroup">{title}</th>
                {PLANS.map((plan) => (
                  <td key={plan.id} {...propsOf(plan.id)} />
                ))}
              </tr>
              {rows.map((row) => (
                <tr key={row.id}>
                  <th scope="row">
                    {row.label}
                    {row.note !== undefined && (
                      <>
                        {/* An inline element: with a block inside a header, screen readers read only the block. */}
                        <br />
                        <small>{row.note}</small>
                      </>
                    )}
                  </th>
                  {PLANS.map((plan, index) => (
                    <td key={plan.id} {...propsOf(plan.id)}>
                      <PlanCellContent cell={row.cells[index]} plan={plan} label={row.label} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
          <tfoot>
            <tr>
              <td />
              {PLANS.map((plan) => {
                const action = t(plan.cta);
                return (
                  <td key={plan.id} {...propsOf(plan.id)}>
                    <NewTabButton
                      size="sm"
                      fullWidth
                      variant={plan.id === found ? 'primary' : 'outline'}
                      iconEnd={null}
                      href={linksIn(locale).buy(plan.id, period)}
                    >
                      <span aria-hidden="true">{action}</span>
                      <VisuallyHidden>
                        {t('pricing:choose', { action, plan: plan.name })}
                      </VisuallyHidden>
                    </NewTabButton>
                  </td>
                );
              })}
            </tr>
          </tfoot>
        </Table>
      </Scroller>
    </>
  );
}

interface CellProps {
  readonly cell: PlanCell | undefined;
  readonly plan: Plan;
  readonly label: string;
}

function PlanCellContent({ cell, plan, label }: CellProps) {
  const { t } = useTranslation(['plans']);
  switch (cell?.kind) {
    case 'amount':
      return <b>{cell.text}</b>;
    case 'words':
      return cell.text;
    case 'unstated':
      return <Muted>{cell.text}</Muted>;
    case 'yes':
      return (
        <>
          <CheckIcon size={20} strokeWidth={2.25} />
          <VisuallyHidden>{t('plans:table.yes')}</VisuallyHidden>
        </>
      );
    case 'ask':
      return (
        <TextLink
          render={
            <Link
              to={questionPath({
                subject: t('plans:table.ask.subject', { plan: plan.name, row: label }),
                message: t('plans:table.ask.message', { plan: plan.name, row: label }),
              })}
            />
          }
        >
          {t('plans:table.values.askUs')}
        </TextLink>
      );
    default:
      return (
        <Muted>
          <MinusIcon size={18} />
          <VisuallyHidden>{t('plans:table.no')}</VisuallyHidden>
        </Muted>
      );
  }
}

/** The price of a plan: that of a sale until it ends, then the regular one (`runtime/dated-content.ts`). */
function PlanPrice({ plan, period }: { readonly plan: Plan; readonly period: BillingPeriod }) {
  const locale = useLocale();
  const price = formatUsdCents(priceCents(plan, period), locale);
  const sale = findSale(plan.id, period);
  if (!sale) return price;
  return (
    <>
      <span data-sale={sale.id}>{price}</span>
      <span data-after-sale={sale.id}>{formatUsdCents(sale.regularPriceCents, locale)}</span>
    </>
  );
}

/** Without scripts, phones show all plans and scroll. */
const Scroller = styled.div`
  @media ${media.belowMd} {
    @media ${media.noScript} {
      position: relative;
      overflow-x: auto;
    }
  }
`;

/** Not collapsed: shared borders do not move with a sticky head. */
const Table = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  border-spacing: 0;

  & :is(th, td) {
    padding: 11px 20px 11px 0;
    border-block-end: 1px solid ${vars.color.lineSoft};
    text-align: start;
  }
  & [data-plan] {
    padding-inline: 20px;
  }

  & thead > tr > * {
    position: sticky;
    inset-block-start: var(--header-height, 72px);
    z-index: 1;
    padding-block: 18px 14px;
    border-block: 2px solid ${vars.color.line};
    ${typography.label}
    vertical-align: bottom;
    background: ${vars.color.paper};
  }
  & thead span {
    display: block;
    ${typography.h3Plan}
  }
  & thead b {
    display: inline-block;
    margin-block-start: 8px;
    ${typography.dimension}
    font-size: 1.875rem;
  }

  & [scope='rowgroup'] {
    padding-block-start: 34px;
    ${typography.h3}
    font-size: 1.3125rem;
  }
  & tbody > tr:first-child > * {
    border-block-end-color: ${vars.color.line};
  }
  & [scope='row'] {
    ${typography.nav}
    font-weight: ${vars.weight.medium};
    line-height: 1.35;

    & > small {
      ${typography.micro}
      color: ${vars.color.ink2};
    }
  }
  & tbody td {
    block-size: 54px;
    ${typography.small}

    & > b {
      ${typography.dimension}
      font-size: 1.875rem;
    }
  }
  & tfoot > tr > * {
    padding-block: 24px 28px;
    border-block-end: 0;
  }

  & :is(tbody, tfoot) [data-found] {
    border-inline: 2px solid ${vars.color.line};
    background: ${vars.color.sheet};
    font-weight: ${vars.weight.control};
  }
  & thead [data-found] {
    border-inline: 2px solid ${vars.color.solid};
    border-block-color: ${vars.color.solid};
    color: ${vars.color.onSolid};
    background: ${vars.color.solid};
  }
  & tfoot [data-found] {
    border-block-end: 2px solid ${vars.color.line};
    border-end-end-radius: ${vars.radius.roundM};
  }

  @media ${media.md} {
    & tr > :first-child {
      inline-size: 28%;
    }
  }
  @media ${media.lg} {
    & tr > :first-child {
      inline-size: 31.5%;
    }
  }
  @media ${media.belowXl} {
    & thead span {
      font-size: min(1.625rem, 2.2vw / ${textZoom});
    }
    & :is(thead, tbody td) b {
      font-size: min(1.875rem, 4vw / ${textZoom});
    }
  }
  @media ${media.belowLg} {
    & [data-plan] {
      padding-inline: 14px;
    }
    & tfoot a {
      padding-inline: 2px;
      font-size: 0.875rem;
    }
  }

  @media ${media.belowMd} {
    & thead > tr > * {
      inset-block-start: 60px;
    }
    & tr > :first-child {
      inline-size: 40%;
      padding-inline-end: 8px;
    }
    & [data-plan] {
      padding-inline: min(8px, 1.25vw);
    }
    /* Fits the longest plan name, price and word of a row or button at any text size. */
    & thead span {
      font-size: min(1.1875rem, 4.6vw / ${textZoom});
    }
    & :is(thead, tbody td) b {
      font-size: min(1.875rem, 9.5vw / ${textZoom});
    }
    & [scope='row'] {
      font-size: min(1rem, 4.1vw / ${textZoom});
    }
    & tfoot a {
      font-size: min(1rem, 3.4vw / ${textZoom});
    }
    & [data-plan]:not([data-compared]) {
      display: none;
    }
    /* Shows all plans where the visitor can't choose two. */
    @media ${media.inert} {
      & [data-plan]:not([data-compared]) {
        display: table-cell;
      }
      & tr > :first-child {
        inline-size: 28%;
      }
      & thead span {
        font-size: 0.9375rem;
      }
      & thead > tr > * {
        position: static;
      }
    }
    @media ${media.noScript} {
      min-inline-size: 44rem;
    }
  }

  @media print {
    & thead > tr > * {
      position: static;
    }
    /* A footer group would be printed at the end of every page. */
    & > tfoot {
      display: table-row-group;
    }
  }
`;

const Muted = styled.span`
  color: ${vars.color.ink3};
  font-weight: ${vars.weight.regular};
`;
