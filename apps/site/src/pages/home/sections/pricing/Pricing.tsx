import { formatUsdCents } from '@waypage/content';
import { type BillingPeriod, PLANS } from '@waypage/content/pricing';
import {
  announce,
  ArrowRightIcon,
  Button,
  ChevronDownIcon,
  Container,
  Heading,
  PricingGrid,
  Reveal,
  Section,
  TextLink,
} from '@waypage/ui';
import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { useState } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { WithoutScripts } from '#components/without-scripts/WithoutScripts.tsx';
import { PeriodControl } from '#features/plan-comparison/PeriodControl.tsx';
import { PlanCard } from '#features/plan-comparison/PlanCard.tsx';
import { PlanTable } from '#features/plan-comparison/PlanTable.tsx';
import { planView } from '#features/plan-comparison/plan-view.ts';
import { WrapRow } from '#components/wrap-row/WrapRow.styles.ts';

/** Whether a year costs ten months in every plan, as the lead says. */
const COSTS_TEN_MONTHS = PLANS.every(
  ({ priceMonthlyCents, priceAnnualCents }) => priceAnnualCents === 10 * priceMonthlyCents,
);

/** Annual prices for visitors without scripts, who cannot switch the billing period. */
function AnnualPrices() {
  const { t, locale } = useTranslation(['pricing', 'common']);
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

/** The four plans, billed monthly or annually (docs/product.md, section 9, "Pricing"). */
export default function Pricing() {
  const { t } = useTranslation(['pricing']);
  const [period, setPeriod] = useState<BillingPeriod>('monthly');

  function onPeriodChange(value: BillingPeriod): void {
    setPeriod(value);
    // The new prices only animate, which a screen reader does not notice.
    announce(t(value === 'annual' ? 'pricing:announceAnnual' : 'pricing:announceMonthly'));
  }

  return (
    <Section id="pricing">
      <Container>
        <Head>
          <div>
            <Heading level={2}>{t('pricing:title')}</Heading>
            <Lead>{t(COSTS_TEN_MONTHS ? 'pricing:lead' : 'pricing:leadBoth')}</Lead>
          </div>
          <PeriodControl period={period} onPeriodChange={onPeriodChange} />
        </Head>
        <Reveal>
          <PricingGrid>
            {PLANS.map((plan) => (
              <PlanCard key={plan.id} plan={plan} period={period} />
            ))}
          </PricingGrid>
        </Reveal>
        <AnnualPrices />
        <Folded>
          <summary>
            <span>{t('pricing:compare')}</span>
            <ChevronDownIcon size={24} />
          </summary>
          <div data-deferred="searchable">
            <PlanTable period={period} />
          </div>
        </Folded>
        <WrapRow $gap="20px 28px" $above="36px">
          <Button
            variant="outline"
            iconEnd={<ArrowRightIcon size={18} />}
            render={<Link to={period === 'annual' ? '/plans?period=annual' : '/plans'} />}
          >
            {t('pricing:findPlan')}
          </Button>
          <TextLink render={<Link to="/before-you-print#free" />}>
            {t('pricing:beforeYouPrint')}
          </TextLink>
        </WrapRow>
        <Footnote>
          {t('pricing:footer')}{' '}
          <TextLink render={<Link to="/s/contact" />}>{t('pricing:contactSales')}</TextLink>
        </Footnote>
      </Container>
    </Section>
  );
}

const Head = styled.div`
  display: flex;
  flex-direction: column;
  gap: 28px;
  margin-block-end: clamp(32px, 3.6vw, 52px);

  h2 {
    max-inline-size: 9.5em;
  }

  @media ${media.lg} {
    display: grid;
    /* With large text the control wraps. */
    grid-template-columns: minmax(min-content, 1fr) auto;
    gap: 40px;
    align-items: end;
  }
`;

const Lead = styled.p`
  max-inline-size: 34em;
  margin-block-start: 16px;
  color: ${vars.color.ink2};
`;

const AnnualList = styled.ul`
  display: grid;
  gap: 8px;
  margin-block-start: 24px;
  padding-inline-start: 20px;
`;

/** Collapsed on screen, open in print. */
const Folded = styled.details`
  margin-block-start: 36px;
  border-block: 2px solid ${vars.color.line};

  & > summary {
    display: flex;
    gap: 16px;
    align-items: center;
    justify-content: space-between;
    padding-block: 20px;
    ${typography.question}
    cursor: pointer;
    list-style: none;
    ${mixins.focusRing}

    &::-webkit-details-marker {
      display: none;
    }
    & > svg {
      flex: none;
    }
  }
  &[open] > summary {
    margin-block-end: 8px;

    & > svg {
      rotate: 180deg;
    }
  }
  @media ${media.hover} {
    & > summary:hover {
      color: ${vars.color.signalText};
    }
  }
  @media print {
    &::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
`;

const Footnote = styled.p`
  margin-block-start: 36px;
  ${typography.small}
  color: ${vars.color.ink2};

  a {
    color: ${vars.color.ink};
  }
`;
