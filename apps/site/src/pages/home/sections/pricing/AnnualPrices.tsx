import { formatUsdCents } from '@waypage/content';
import { PLANS } from '@waypage/content/pricing';
import { useTranslation } from 'react-i18next';
import { useLocale } from '#services/i18n/useLocale.ts';
import { WithoutScripts } from '#components/without-scripts/WithoutScripts.tsx';
import { AnnualList } from './Pricing.styles.ts';
import { planView } from './pricing-view.ts';

/** Annual prices for visitors without scripts, who cannot switch the billing period. */
export function AnnualPrices() {
  const { t } = useTranslation(['pricing', 'common']);
  const locale = useLocale();
  return (
    <WithoutScripts>
      <AnnualList aria-label={t('pricing:annual')}>
        {PLANS.filter(({ priceAnnualCents }) => priceAnnualCents > 0).map((plan) => {
          const { id, name, href, period, tagline } = planView(plan, 'annual', t, locale);
          return (
            <li key={id}>
              <a href={href} target="_blank" rel="noopener">
                {t('common:labelled', {
                  label: name,
                  value: `${formatUsdCents(plan.priceAnnualCents, locale)} ${period}`,
                })}
              </a>{' '}
              {tagline}
            </li>
          );
        })}
      </AnnualList>
    </WithoutScripts>
  );
}
