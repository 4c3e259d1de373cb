import { annualSavingPercent, type BillingPeriod, type PlanId } from '@waypage/content/pricing';
import { Heading, SegmentedControl } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { PlanTable } from '#features/plan-comparison/PlanTable.tsx';
import { Head, Period, Save } from './PlanComparison.styles.ts';

interface Props {
  readonly found: PlanId | undefined;
  /** The plan of the answer, whether or not it fits. */
  readonly inQuestion: PlanId;
  readonly period: BillingPeriod;
  readonly onPeriodChange: (period: BillingPeriod) => void;
}

export function PlanComparison({ found, inQuestion, period, onPeriodChange }: Props) {
  const { t } = useTranslation(['plans', 'pricing']);

  return (
    <section>
      <Head>
        <Heading level={2}>{t('plans:table.title')}</Heading>
        <Period>
          <SegmentedControl
            legend={t('pricing:billingPeriod')}
            hideLegend
            options={[
              { value: 'monthly', label: t('pricing:monthly') },
              { value: 'annual', label: t('pricing:annual') },
            ]}
            value={period}
            onValueChange={(value) => {
              onPeriodChange(value === 'annual' ? 'annual' : 'monthly');
            }}
          />
          <Save>{t('pricing:save', { percent: annualSavingPercent() })}</Save>
        </Period>
      </Head>
      <PlanTable found={found} inQuestion={inQuestion} period={period} />
    </section>
  );
}
