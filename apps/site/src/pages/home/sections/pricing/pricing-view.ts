import { formatUsdCents, usdParts, type Locale } from '@waypage/content';
import {
  annualSavingCents,
  priceCents,
  type BillingPeriod,
  type Plan,
} from '@waypage/content/pricing';
import type { TFunction } from 'i18next';
import { links } from '#services/hosts.ts';

export interface PlanView {
  readonly id: Plan['id'];
  readonly name: string;
  readonly price: { readonly currencySign: string; readonly amount: string };
  readonly currencyPosition: 'before' | 'after';
  readonly period: string;
  readonly tagline: string;
  readonly features: readonly string[];
  readonly featuresLabel: string;
  readonly action: string;
  /** The action with the name of the plan, for screen readers that list it out of context. */
  readonly actionName: string;
  readonly href: string;
  readonly recommendedLabel: string | undefined;
}

type Translate = TFunction<['pricing']>;

/** The content of a plan's card (docs/product.md, section 9, "Pricing"). */
export function planView(
  plan: Plan,
  period: BillingPeriod,
  t: Translate,
  locale: Locale,
): PlanView {
  const { id, name } = plan;
  const isAnnual = period === 'annual';
  const action = t(plan.cta);
  const { currencyPosition, ...price } = usdParts(priceCents(plan, period), locale);
  return {
    id,
    name,
    price,
    currencyPosition,
    period: t(isAnnual ? 'pricing:perYear' : 'pricing:perMonth'),
    tagline: isAnnual
      ? t(plan.taglineAnnual, { saving: formatUsdCents(annualSavingCents(plan), locale) })
      : t(plan.taglineMonthly),
    features: plan.features.map(({ key, values }) => t(key, { ...values })),
    featuresLabel: t('pricing:featuresOf', { plan: name }),
    action,
    actionName: t('pricing:choose', { action, plan: name }),
    href: links.buy(id, period),
    recommendedLabel: plan.isRecommended ? t('pricing:popular') : undefined,
  };
}
