import type { BillingPeriod, PlanId } from '@waypage/content/pricing';
import { Heading } from '@waypage/ui';
import { media, textZoom } from '@waypage/ui/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { PeriodControl } from '#features/plan-comparison/PeriodControl.tsx';
import { PlanTable } from '#features/plan-comparison/PlanTable.tsx';

interface Props {
  readonly found: PlanId | undefined;
  /** The plan of the answer, whether or not it fits. */
  readonly inQuestion: PlanId;
  readonly period: BillingPeriod;
  readonly onPeriodChange: (period: BillingPeriod) => void;
}

export function PlanComparison({ found, inQuestion, period, onPeriodChange }: Props) {
  const { t } = useTranslation(['plans']);

  return (
    <section>
      <Head>
        <Heading level={2}>{t('plans:table.title')}</Heading>
        <PeriodControl period={period} onPeriodChange={onPeriodChange} />
      </Head>
      <PlanTable found={found} inQuestion={inQuestion} period={period} />
    </section>
  );
}

const Head = styled.div`
  display: grid;
  gap: 28px 40px;
  margin-block: clamp(72px, 8vw, 112px) 36px;

  & > h2 {
    font-size: min(clamp(2.125rem, 1.6rem + 2vw / ${textZoom}, 3.25rem), 13vw / ${textZoom});
  }

  @media ${media.lg} {
    grid-template-columns: minmax(0, 1fr) fit-content(50%);
    align-items: end;
  }

  @media ${media.noScript} {
    & > :last-child {
      display: none;
    }
  }
`;
