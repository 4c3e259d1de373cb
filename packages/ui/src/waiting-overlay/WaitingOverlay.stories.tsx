import type { Meta, StoryObj } from '@storybook/react-vite';
import { WaitingOverlay } from './WaitingOverlay.js';

const meta = {
  title: 'Controls/Waiting overlay',
  component: WaitingOverlay,
  args: { open: true, label: 'Please wait...' },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof WaitingOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
