import { PLANS, PRICE_CURRENCY, type BillingPeriod, type PlanId } from '@waypage/content/pricing';
import { VisuallyHidden } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { NewTabButton } from '#components/new-tab-button/NewTabButton.tsx';
import { PlanPrice } from '#components/plan-price/PlanPrice.tsx';
import { useLocale } from '#services/i18n/useLocale.ts';
import { linksIn } from '#services/hosts.ts';
import { ComparedPlans } from './ComparedPlans.tsx';
import { Scroller, Table } from './PlanTable.styles.ts';
import { planTable } from './plan-table.ts';
import { PlanCellContent } from './PlanCellContent.tsx';
import { useComparedPlans } from './useComparedPlans.ts';

interface Props {
  /** The highlighted plan; undefined when nobody searched for one, or none fits. */
  readonly found?: PlanId | undefined;
  /** The plan that a phone shows next to the one below it. @default the plan that was found */
  readonly inQuestion?: PlanId | undefined;
  readonly period: BillingPeriod;
}

export function PlanTable({ found, inQuestion = found, period }: Props) {
  const { t } = useTranslation(['plans', 'pricing']);
  const locale = useLocale();
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
