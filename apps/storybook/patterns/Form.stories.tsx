import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@waypage/ui/button';
import { Checkbox } from '@waypage/ui/checkbox';
import { Field, FormRow, TextArea } from '@waypage/ui/field';
import { Stack } from '@waypage/ui/layout';
import { RadioGroup } from '@waypage/ui/radio-group';
import { Select } from '@waypage/ui/select';
import { Switch } from '@waypage/ui/switch';
import { Heading, Text } from '@waypage/ui/text';

interface FormProps {
  readonly hasErrors: boolean;
}

function OrderForm({ hasErrors }: FormProps) {
  return (
    <form noValidate style={{ maxInlineSize: 720 }}>
      <Stack gap={7}>
        <Stack gap={3}>
          <Heading level={2} variant="h3">
            Order labels
          </Heading>
          <Text tone="ink2">Sample words. Every field is a control of the browser.</Text>
        </Stack>
        <FormRow>
          <Field label="Name" autoComplete="name" defaultValue="Mara D." />
          <Field
            label="Email"
            type="email"
            autoComplete="email"
            hint="For the proof."
            error={hasErrors && 'Write an address such as mara@shop.example.'}
          />
        </FormRow>
        <Select label="Print on" defaultValue="label">
          <option value="card">Cards</option>
          <option value="label">Labels</option>
        </Select>
        <RadioGroup
          legend="Finish"
          name="finish"
          defaultValue="matt"
          options={[
            { value: 'matt', label: 'Matt' },
            { value: 'gloss', label: 'Gloss' },
          ]}
        />
        <TextArea label="Anything else?" />
        <Switch label="Send me a printed proof first" />
        <Checkbox
          label="I have checked that the code scans"
          error={hasErrors && 'Scan it once before it is printed.'}
        />
        <Stack direction="row" gap={4}>
          <Button type="submit">Order</Button>
          <Button variant="ghost">Cancel</Button>
        </Stack>
      </Stack>
    </form>
  );
}

const meta = {
  title: 'Patterns/Form',
  component: OrderForm,
  args: { hasErrors: false },
  globals: { surface: 'sheet' },
} satisfies Meta<typeof OrderForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WithErrors: Story = { args: { hasErrors: true } };
