import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Slider } from './Slider.js';

const meta = {
  title: 'Controls/Slider',
  component: Slider,
  args: {
    label: 'Reading distance',
    min: 10,
    max: 200,
    step: 10,
    defaultValue: 60,
    getValueText: (value) => `${String(value)} cm`,
    onValueChange: fn(),
  },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const WithHint: Story = { args: { hint: 'From the eye to the code.' } };
export const WithError: Story = { args: { error: 'Nobody reads this code from there.' } };
export const Disabled: Story = { args: { disabled: true } };
export const Small: Story = { args: { size: 's' } };
