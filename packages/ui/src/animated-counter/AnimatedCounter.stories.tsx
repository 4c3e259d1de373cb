import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Text } from '../text/index.js';
import { AnimatedCounter } from './AnimatedCounter.js';

const withCommas = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

const meta = {
  title: 'Data/Animated counter',
  component: AnimatedCounter,
  args: { value: 12879, format: withCommas, onEnd: fn() },
  decorators: [
    (Story) => (
      <div>
        <Story />
        <Text tone="ink2" style={{ marginBlockStart: 16 }}>
          scans, sample figure
        </Text>
      </div>
    ),
  ],
} satisfies Meta<typeof AnimatedCounter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Counts: Story = {
  args: { durationMs: 400 },
  play: async ({ args, canvas }) => {
    const final = canvas.getByText('12,879');
    // The digits of a web font that is still loading have another width.
    await document.fonts.ready;
    const { width } = final.getBoundingClientRect();
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
    await expect(final).toBeVisible();
    await expect(final.getBoundingClientRect().width).toBe(width);
  },
};

export const Plain: Story = { args: { format: String, value: 470 } };
