import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from './Field.js';

const meta = {
  title: 'Controls/Field',
  component: Field,
  args: { label: 'Email', placeholder: 'you@example.com', type: 'email' },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Small: Story = { args: { size: 's' } };

export const PrefixAndSuffix: Story = {
  args: { label: 'Price', type: 'text', placeholder: '', defaultValue: '12' },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Field {...args} prefix="€" suffix="a month" />
      <Field {...args} suffix="kg" size="s" />
      <Field {...args} prefix="€" error="Enter a number." />
      <Field {...args} prefix="€" disabled />
    </div>
  ),
};

export const MarkAndCounter: Story = {
  args: {
    label: 'Slogan',
    type: 'text',
    mark: 'optional',
    placeholder: '',
    defaultValue: 'Print the way',
    maxLength: 40,
    getCountText: (length, maxLength) => `${String(length)} of ${String(maxLength)}`,
  },
};

export const File: Story = { args: { label: 'Photo', type: 'file', placeholder: undefined } };

export const OnSheet: Story = { globals: { surface: 'sheet' } };
export const WithHint: Story = { args: { hint: 'We answer to this address.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'ana@example.com' } };

export const WithError: Story = {
  args: {
    defaultValue: 'ana@',
    hint: 'We answer to this address.',
    error: 'Write the whole address, with a part after the @.',
  },
};
