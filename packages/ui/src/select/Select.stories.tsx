import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Select } from './Select.js';

const meta = {
  title: 'Controls/Select',
  component: Select,
  args: {
    label: 'What do you print on?',
    defaultValue: 'card',
    children: (
      <>
        <option value="card">Cards</option>
        <option value="label">Labels</option>
        <option value="bottle">Bottles</option>
        <option value="plate" disabled>
          Plates
        </option>
      </>
    ),
    onChange: fn(),
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Small: Story = { args: { size: 's' } };

export const OnSheet: Story = { globals: { surface: 'sheet' } };

export const WithHint: Story = { args: { hint: 'We show you samples of it.' } };

export const Disabled: Story = { args: { disabled: true } };

/** The first option is empty and disabled. */
export const NothingChosen: Story = {
  args: {
    defaultValue: '',
    required: true,
    children: (
      <>
        <option value="" disabled>
          Choose one
        </option>
        <option value="card">Cards</option>
        <option value="label">Labels</option>
      </>
    ),
  },
};

export const WithError: Story = {
  args: { hint: 'We show you samples of it.', error: 'Choose what you print on.' },
};
