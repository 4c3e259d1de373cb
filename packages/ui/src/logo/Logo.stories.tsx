import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './Logo.js';

const meta = {
  title: 'Devices/Logo',
  component: Logo,
  args: { label: 'Waypage' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { markOnly: false } };
export const MarkOnly: Story = { args: { markOnly: true } };
export const OnNight: Story = { globals: { surface: 'night' } };
