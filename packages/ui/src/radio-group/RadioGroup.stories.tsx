import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { RadioGroup } from './RadioGroup.js';

const meta = {
  title: 'Controls/Radio group',
  component: RadioGroup,
  args: {
    legend: 'How do you want it?',
    options: [
      { value: 'file', label: 'As a file', hint: 'At once, by email.' },
      { value: 'sticker', label: 'As a sticker', hint: 'In three days, by post.' },
      { value: 'plate', label: 'As a plate' },
    ],
    orientation: 'vertical',
    onValueChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Small: Story = { args: { size: 's' } };

export const Chosen: Story = { args: { defaultValue: 'sticker' } };

export const Horizontal: Story = {
  args: {
    orientation: 'horizontal',
    defaultValue: 'file',
    options: [
      { value: 'file', label: 'As a file' },
      { value: 'sticker', label: 'As a sticker' },
      { value: 'plate', label: 'As a plate' },
    ],
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'sticker' } };

export const OneDisabled: Story = {
  args: {
    options: [
      { value: 'file', label: 'As a file' },
      { value: 'plate', label: 'As a plate', hint: 'Sold out.', disabled: true },
    ],
  },
};

export const WithError: Story = {
  args: { hint: 'You can change it later.', error: 'Choose one of the three.' },
};
