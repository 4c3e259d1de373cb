import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { WaitingOverlay } from './WaitingOverlay.js';

const meta = {
  title: 'Controls/Waiting overlay',
  component: WaitingOverlay,
  args: { open: true, label: 'Please wait...' },
  argTypes: { label: { control: 'text' } },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof WaitingOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Open: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };

export const Closed: Story = {
  args: { open: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement();
  },
};
