import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@waypage/ui/button';
import { Card } from '@waypage/ui/card';
import { Stack } from '@waypage/ui/layout';
import { SegmentedControl } from '@waypage/ui/segmented-control';
import { Heading, Text } from '@waypage/ui/text';
import form from './Form.stories.tsx';
import table from './Table.stories.tsx';

const { component: OrderForm } = form;
const { component: CodesPage } = table;

function SamplePage() {
  return (
    <Stack gap={8}>
      <Stack direction="row" gap={4} align="center">
        <Button>New page</Button>
        <Button variant="outline">Import</Button>
        <Button variant="ghost">Help</Button>
        <Button variant="danger">Delete</Button>
      </Stack>
      <SegmentedControl
        legend="Shown codes"
        hideLegend
        options={[
          { value: 'all', label: 'All' },
          { value: 'printed', label: 'Printed' },
          { value: 'drafts', label: 'Drafts' },
        ]}
      />
      <CodesPage />
      <Card footer={<Button variant="outline">Change the plan</Button>}>
        <Stack gap={3}>
          <Heading level={2} variant="h3">
            Print plan
          </Heading>
          <Text tone="ink2">947 of 1,000 scans this month. Sample numbers.</Text>
        </Stack>
      </Card>
      <OrderForm hasErrors />
    </Stack>
  );
}

const meta = {
  title: 'Patterns/Page',
  component: SamplePage,
} satisfies Meta<typeof SamplePage>;

export default meta;

export const Page: StoryObj<typeof meta> = {};
