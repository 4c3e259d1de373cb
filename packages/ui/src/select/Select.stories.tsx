import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fieldArgTypes } from '../internal/testing/arg-types.js';
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
  argTypes: {
    ...fieldArgTypes,
    children: { control: false },
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Select {...args} size="s" />
      <Select {...args} size="m" />
      <Select {...args} size="l" />
    </div>
  ),
};

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
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'What do you print on?' });
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription(
      'We show you samples of it. Choose what you print on.',
    );
  },
};

export const Keyboard: Story = {
  tags: ['interaction'],
  play: async ({ args, canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox');
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'Labels');
    await expect(select).toHaveValue('label');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const Dark: Story = {
  args: { error: 'Choose what you print on.' },
  globals: { theme: 'dark', surface: 'sheet' },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
