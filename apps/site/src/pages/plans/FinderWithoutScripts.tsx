import { formatUsdCents } from '@waypage/content';
import { PLANS } from '@waypage/content/pricing';
import { useTranslation } from 'react-i18next';
import { WithoutScripts } from '#components/without-scripts/WithoutScripts.tsx';
import { useLocale } from '#services/i18n/useLocale.ts';
import { styled } from 'styled-components';

export function FinderWithoutScripts() {
  const { t } = useTranslation(['plans', 'pricing']);
  const locale = useLocale();
  return (
    <WithoutScripts>
      <p>{t('plans:withoutScript')}</p>
      <PlanList>
        {PLANS.map(({ id, name, priceMonthlyCents, limits }) => (
          <li key={id}>
            {t('plans:holds', {
              plan: name,
              price: formatUsdCents(priceMonthlyCents, locale),
              period: t('pricing:perMonth'),
              pages: limits.pages,
              shortUrls: limits.shortUrls,
            })}
          </li>
        ))}
      </PlanList>
    </WithoutScripts>
  );
}

const PlanList = styled.ul`
  display: grid;
  gap: 8px;
  margin-block-start: 16px;
  padding-inline-start: 20px;
`;
