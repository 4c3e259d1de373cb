import { annualSavingPercent, type BillingPeriod } from '@waypage/content/pricing';
import { SegmentedControl } from '@waypage/ui';
import { media, typography, vars } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';

interface Props {
  readonly period: BillingPeriod;
  readonly onPeriodChange: (period: BillingPeriod) => void;
}

/** Prices by the month or by the year, and how much less a year costs. */
export function PeriodControl({ period, onPeriodChange }: Props) {
  const { t } = useTranslation(['pricing']);
  return (
    <Root>
      <SegmentedControl
        legend={t('pricing:billingPeriod')}
        hideLegend
        options={[
          { value: 'monthly', label: t('pricing:monthly') },
          { value: 'annual', label: t('pricing:annual') },
        ]}
        value={period}
        onValueChange={(value) => onPeriodChange(value === 'annual' ? 'annual' : 'monthly')}
      />
      <Save>{t('pricing:save', { percent: annualSavingPercent() })}</Save>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 16px;
  align-items: center;

  @media ${media.noScript} {
    fieldset {
      display: none;
    }
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
