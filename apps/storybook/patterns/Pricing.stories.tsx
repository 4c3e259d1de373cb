import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accordion, AccordionItem } from '@waypage/ui/accordion';
import { Button } from '@waypage/ui/button';
import { Stack } from '@waypage/ui/layout';
import { PricingCard, PricingGrid } from '@waypage/ui/pricing-card';
import { SegmentedControl } from '@waypage/ui/segmented-control';
import { Heading, Text } from '@waypage/ui/text';

const plans = [
  { name: 'Free', amount: '0', tagline: 'Perfect for getting started', pages: '2 pages' },
  { name: 'Basic', amount: '9', tagline: 'For one person with a lot to share', pages: '50 pages' },
  { name: 'Business', amount: '29', tagline: 'For a small team', pages: '100 pages' },
  { name: 'Premium', amount: '79', tagline: 'For labels by the thousand', pages: '500 pages' },
];

function PricingPage() {
  return (
    <Stack gap={10}>
      <Stack gap={4}>
        <Heading level={2} variant="h2">
          Plans for every print run
        </Heading>
        <Text variant="lead">Sample plans. Unlimited scans in all of them.</Text>
      </Stack>
      <SegmentedControl
        legend="Billing"
        defaultValue="month"
        options={[
          { value: 'month', label: 'Monthly' },
          { value: 'year', label: 'Yearly' },
        ]}
      />
      <PricingGrid>
        {plans.map(({ name, amount, tagline, pages }) => (
          <PricingCard
            key={name}
            headingLevel={3}
            name={name}
            price={{ currencySign: '$', amount }}
            period="a month"
            tagline={tagline}
            recommendedLabel={name === 'Basic' ? 'POPULAR' : undefined}
            action={
              <Button variant={name === 'Basic' ? 'primary' : 'outline'} fullWidth>
                Choose Plan
              </Button>
            }
            featuresLabel="In this plan"
            features={[pages, 'Unlimited scans']}
          />
        ))}
      </PricingGrid>
      <Accordion>
        <AccordionItem value="change" question="Can I change plans?">
          Yes, at any time.
        </AccordionItem>
        <AccordionItem value="print" question="Do printed codes keep working?">
          Yes. Sample words.
        </AccordionItem>
      </Accordion>
    </Stack>
  );
}

const meta = {
  title: 'Patterns/Pricing',
  component: PricingPage,
} satisfies Meta<typeof PricingPage>;

export default meta;

export const Plans: StoryObj<typeof meta> = {};
