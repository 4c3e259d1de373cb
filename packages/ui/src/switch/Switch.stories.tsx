import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Switch } from './Switch.js';

const meta = {
  title: 'Controls/Switch',
  component: Switch,
  args: { label: 'Show the price list', onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Small: Story = { args: { size: 's' } };

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
};
