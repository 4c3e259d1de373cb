import { annualSavingPercent, type BillingPeriod, type PlanId } from '@waypage/content/pricing';
import { Heading, SegmentedControl } from '@waypage/ui';
import { media, typography, vars } from '@waypage/ui/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { PlanTable } from '#features/plan-comparison/PlanTable.tsx';

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

const Head = styled.div`
  display: flex;
  flex-direction: column;
  gap: 28px;
  margin-block: clamp(72px, 8vw, 112px) 36px;

  & > h2 {
    font-size: min(clamp(2.125rem, 1.6rem + 2vw, 3.25rem), 13vw);
  }

  @media ${media.lg} {
    flex-direction: row;
    gap: 40px;
    align-items: end;
    justify-content: space-between;
  }
`;

const Period = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 16px;
  align-items: center;

  @media ${media.noScript} {
    display: none;
  }
`;

/* A sticker: an object, so it may be rotated. */
const Save = styled.span`
  padding: 9px 12px 8px;
  ${typography.label}
  color: ${vars.color.onSignal};
  background: ${vars.color.signal};
  rotate: -3deg;
  white-space: nowrap;
`;
