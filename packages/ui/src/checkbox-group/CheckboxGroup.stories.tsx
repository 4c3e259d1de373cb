import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CheckboxGroup } from './CheckboxGroup.js';

const meta = {
  title: 'Controls/Checkbox group',
  component: CheckboxGroup,
  args: {
    legend: 'When may we write?',
    options: [
      { value: 'scan', label: 'After each scan', hint: 'Often, at a busy place.' },
      { value: 'week', label: 'Once a week' },
      { value: 'news', label: 'When there is something new' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Chosen: Story = { args: { defaultValue: ['week', 'news'], mark: 'optional' } };
export const Small: Story = { args: { size: 's', defaultValue: ['week'] } };
export const Horizontal: Story = { args: { orientation: 'horizontal' } };
export const WithError: Story = { args: { error: 'Choose one at least.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: ['week'] } };
