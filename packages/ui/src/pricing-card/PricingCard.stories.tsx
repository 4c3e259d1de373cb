import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.js';
import { PricingCard, PricingGrid, type PricingCardProps } from './PricingCard.js';

function plan(
  name: string,
  amount: string,
  tagline: string,
  features: readonly string[],
): PricingCardProps {
  const isRecommended = name === 'Basic';
  return {
    name,
    headingLevel: 3,
    price: { currencySign: '$', amount },
    period: 'a month',
    tagline,
    action: (
      <Button variant={isRecommended ? 'primary' : 'outline'} fullWidth>
        {name === 'Free' ? 'Start for Free' : 'Choose Plan'}
      </Button>
    ),
    features,
    featuresLabel: 'In this plan',
    recommendedLabel: isRecommended ? 'POPULAR' : undefined,
  };
}

const free = plan('Free', '0', 'Perfect for getting started', [
  'Up to 2 mobile pages and dynamic QR codes',
  'Up to 10 short addresses',
  'Basic analytics',
  'Standard customisation',
  'Unlimited scans',
]);

const basic = plan('Basic', '9', 'For one person with a lot to share', [
  '50 pages and QR codes',
  '150 short addresses',
  'Advanced analytics: geography, device',
  'Full design customisation',
  'Branding can be removed',
  'Unlimited scans',
]);

const business = plan('Business', '29', 'For a small team with a counter', [
  '100 pages and QR codes',
  '500 short addresses',
  'Premium analytics and reporting',
  'Team of up to 3 people',
  'Priority support',
  'Unlimited scans',
]);

const premium = plan('Premium', '79', 'For labels by the thousand', [
  '500 pages and QR codes',
  '3,000 short addresses',
  'Bulk QR generation',
  'API access',
  'Dedicated account manager',
  'Unlimited scans',
]);

const monthly = [free, basic, business, premium];

const yearly: Readonly<Record<string, Partial<PricingCardProps>>> = {
  Free: { tagline: 'Always free' },
  Basic: { price: { currencySign: '$', amount: '90' }, tagline: '$18 less than monthly' },
  Business: { price: { currencySign: '$', amount: '290' }, tagline: '$58 less than monthly' },
  Premium: { price: { currencySign: '$', amount: '790' }, tagline: '$158 less than monthly' },
};

const annual = monthly.map((plan) => ({ ...plan, period: 'a year', ...yearly[plan.name] }));

function Plans({ plans }: { readonly plans: readonly PricingCardProps[] }) {
  return (
    <PricingGrid>
      {plans.map((plan) => (
        <PricingCard key={plan.name} {...plan} />
      ))}
    </PricingGrid>
  );
}

const meta = {
  title: 'Marketing/Pricing card',
  component: PricingCard,
  subcomponents: { PricingGrid },
  args: basic,
} satisfies Meta<typeof PricingCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The controls apply to the second card. */
export const Playground: Story = {
  render: (args) => (
    <PricingGrid>
      <PricingCard {...free} />
      <PricingCard {...args} />
      <PricingCard {...business} />
      <PricingCard {...premium} />
    </PricingGrid>
  ),
};

export const Annual: Story = { render: () => <Plans plans={annual} /> };
export const Sale: Story = {
  ...Playground,
  args: {
    ...business,
    price: { currencySign: '$', amount: '19' },
    sale: {
      id: 'business-monthly',
      previousPrice: '$29',
      note: 'Until 30 November 2026. Lowest price of the 30 days before: $29.',
    },
  },
};

export const SignAfter: Story = {
  render: () => (
    <div lang="fr">
      <Plans
        plans={annual.map((plan) => ({
          ...plan,
          currencyPosition: 'after',
          period: 'par an',
          price: { currencySign: '$US', amount: plan.price.amount },
        }))}
      />
    </div>
  ),
};

export const NoneRecommended: Story = {
  render: () => <Plans plans={monthly.map((plan) => ({ ...plan, recommendedLabel: undefined }))} />,
};

export const RollingPrice: Story = {
  render: function Rolling() {
    const [plans, setPlans] = useState(monthly);
    return (
      <>
        <Button
          size="sm"
          variant="solid"
          onClick={() => setPlans(plans === monthly ? annual : monthly)}
        >
          Monthly or annual
        </Button>
        <div style={{ marginBlockStart: 24 }}>
          <Plans plans={plans} />
        </div>
      </>
    );
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: 'Business' });
    const { height } = card.getBoundingClientRect();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const spokenPrice = within(card).getByText('$290 a year');
    const visiblePrice = spokenPrice.nextElementSibling as HTMLElement;
    const animations = () => visiblePrice.getAnimations({ subtree: true });
    // Some engines create the animations only in the next frame.
    await waitFor(() => expect(animations()).not.toHaveLength(0));
    for (const animation of animations()) animation.finish();
    await waitFor(() => expect(visiblePrice.innerText.replace(/\s/g, '')).toBe('$290'));
    await expect(card.getBoundingClientRect().height).toBe(height);
  },
};
