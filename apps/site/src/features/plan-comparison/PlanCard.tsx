import type { BillingPeriod, Plan } from '@waypage/content/pricing';
import { PricingCard, VisuallyHidden } from '@waypage/ui';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { NewTabButton } from '#components/new-tab-button/NewTabButton.tsx';
import { planView } from './plan-view.ts';

interface Props {
  readonly plan: Plan;
  readonly period: BillingPeriod;
  /** Default: the recommended one. */
  readonly isPrimary?: boolean;
}

/** A plan with its button, which leads to the app. */
export function PlanCard({ plan, period, isPrimary = plan.isRecommended }: Props) {
  const { t, locale } = useTranslation(['pricing']);
  const { action, actionName, href, ...view } = planView(plan, period, t, locale);
  return (
    <PricingCard
      headingLevel={3}
      {...view}
      action={
        <NewTabButton
          fullWidth
          variant={isPrimary ? 'primary' : 'outline'}
          href={href}
          iconEnd={null}
        >
          <span aria-hidden="true">{action}</span>
          <VisuallyHidden>{actionName}</VisuallyHidden>
        </NewTabButton>
      }
    />
  );
}
