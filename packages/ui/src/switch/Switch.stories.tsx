import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fieldArgTypes } from '../internal/testing/arg-types.js';
import { Switch } from './Switch.js';

const meta = {
  title: 'Controls/Switch',
  component: Switch,
  args: { label: 'Show the price list', onChange: fn() },
  argTypes: fieldArgTypes,
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Switch {...args} size="s" />
      <Switch {...args} size="m" />
      <Switch {...args} size="l" />
    </div>
  ),
};

export const On: Story = { args: { defaultChecked: true } };

export const WithHint: Story = { args: { hint: 'Visitors see it below your opening hours.' } };

export const Disabled: Story = {
  render: (args) => (
    <>
      <Switch {...args} disabled />
      <Switch {...args} disabled defaultChecked />
    </>
  ),
};

export const WithError: Story = {
  args: { error: 'There is no price list yet. Upload one.' },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Show the price list' });
    await expect(control).toHaveAccessibleDescription('There is no price list yet. Upload one.');
  },
};

export const Keyboard: Story = {
  tags: ['interaction'],
  play: async ({ args, canvasElement }) => {
    const control = within(canvasElement).getByRole('switch');
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const Dark: Story = { args: { defaultChecked: true }, globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  args: { defaultChecked: true },
  globals: { direction: 'rtl' },
};
