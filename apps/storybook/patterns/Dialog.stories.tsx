import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@waypage/ui/button';
import { Dialog } from '@waypage/ui/dialog';
import { Field, TextArea } from '@waypage/ui/field';
import { Stack } from '@waypage/ui/layout';
import { Text } from '@waypage/ui/text';

function AskForLabels() {
  return (
    <Dialog
      defaultOpen
      title="Ask for labels"
      closeLabel="Close"
      description="We answer within a day. Sample words."
      footer={
        <Stack direction="row" gap={4}>
          <Button>Send</Button>
          <Button variant="ghost">Not now</Button>
        </Stack>
      }
    >
      <Stack gap={6}>
        <Field label="Email" type="email" autoComplete="email" />
        <TextArea label="What do you want to print?" />
        <Text variant="small" tone="ink2">
          Your address is used for the answer only.
        </Text>
      </Stack>
    </Dialog>
  );
}

const meta = {
  title: 'Patterns/Dialog',
  component: AskForLabels,
} satisfies Meta<typeof AskForLabels>;

export default meta;

export const Open: StoryObj<typeof meta> = {};
