import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.js';
import { PricingCard, type PricingCardProps } from './PricingCard.js';
import { PricingGrid } from './PricingGrid.js';

const card = {
  headingLevel: 3,
  period: 'a month',
  featuresLabel: 'In this plan',
} as const;

const free: PricingCardProps = {
  ...card,
  name: 'Free',
  price: { currencySign: '$', amount: '0' },
  tagline: 'Perfect for getting started',
  action: (
    <Button variant="outline" fullWidth>
      Start for Free
    </Button>
  ),
  features: [
    'Up to 2 mobile pages and dynamic QR codes',
    'Up to 10 short addresses',
    'Basic analytics',
    'Standard customisation',
    'Unlimited scans',
  ],
};

const basic: PricingCardProps = {
  ...card,
  name: 'Basic',
  price: { currencySign: '$', amount: '9' },
  tagline: 'For one person with a lot to share',
  action: <Button fullWidth>Choose Plan</Button>,
  recommendedLabel: 'POPULAR',
  features: [
    '50 pages and QR codes',
    '150 short addresses',
    'Advanced analytics: geography, device',
    'Full design customisation',
    'Branding can be removed',
    'Unlimited scans',
  ],
};

const business: PricingCardProps = {
  ...card,
  name: 'Business',
  price: { currencySign: '$', amount: '29' },
  tagline: 'For a small team with a counter',
  action: (
    <Button variant="outline" fullWidth>
      Choose Plan
    </Button>
  ),
  features: [
    '100 pages and QR codes',
    '500 short addresses',
    'Premium analytics and reporting',
    'Team of up to 3 people',
    'Priority support',
    'Unlimited scans',
  ],
};

const premium: PricingCardProps = {
  ...card,
  name: 'Premium',
  price: { currencySign: '$', amount: '79' },
  tagline: 'For labels by the thousand',
  action: (
    <Button variant="outline" fullWidth>
      Choose Plan
    </Button>
  ),
  features: [
    '500 pages and QR codes',
    '3,000 short addresses',
    'Bulk QR generation',
    'API access',
    'Dedicated account manager',
    'Unlimited scans',
  ],
};

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
  argTypes: {
    headingLevel: { control: { type: 'number', min: 1, max: 6 } },
    price: { control: 'object' },
    currencyPosition: { control: 'inline-radio', options: ['before', 'after'] },
    tagline: { control: 'text' },
    action: { control: false },
    features: { control: 'object' },
    recommendedLabel: { control: 'text' },
  },
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

export const Monthly: Story = { render: () => <Plans plans={monthly} /> };
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
export const Dark: Story = { ...Annual, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Monthly, globals: { direction: 'rtl' } };

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
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article', { name: 'Business' });
    await expect(card).toHaveTextContent('290 $US par an');
  },
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
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const card = canvas.getByRole('article', { name: 'Business' });
    const { height } = card.getBoundingClientRect();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const heard = within(card).getByText('$290 a year');
    const seen = heard.nextElementSibling as HTMLElement;
    const animations = () => seen.getAnimations({ subtree: true });
    // Some engines create the animations only in the next frame.
    await waitFor(() => expect(animations()).not.toHaveLength(0));
    for (const animation of animations()) animation.finish();
    await waitFor(() => expect(seen.innerText.replace(/\s/g, '')).toBe('$290'));
    await expect(card.getBoundingClientRect().height).toBe(height);
  },
};
