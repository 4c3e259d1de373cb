import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field, FormRow } from '../field/index.js';
import { Fieldset } from './Fieldset.js';

const meta = {
  title: 'Controls/Fieldset',
  component: Fieldset,
  args: {
    legend: 'Address',
    children: (
      <>
        <Field label="Street" autoComplete="address-line1" />
        <FormRow>
          <Field label="Postcode" autoComplete="postal-code" />
          <Field label="Town" autoComplete="address-level2" />
        </FormRow>
      </>
    ),
  },
} satisfies Meta<typeof Fieldset>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const WithHint: Story = { args: { hint: 'Where we send the labels.', mark: 'optional' } };
export const WithError: Story = { args: { error: 'We do not deliver to this town yet.' } };
export const Disabled: Story = { args: { disabled: true } };
