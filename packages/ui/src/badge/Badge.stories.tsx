import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/index.js';
import { CheckIcon } from '../icons/index.js';
import { Badge } from './Badge.js';

const tones = ['neutral', 'solid', 'signal', 'success', 'warning', 'info', 'error'] as const;

const meta = {
  title: 'Text/Badge',
  component: Badge,
  args: { children: 'Opens a page', tone: 'neutral' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Tones: Story = {
  render: () => (
    <Stack direction="row" gap={3}>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Stack>
  ),
};

export const WithIcon: Story = {
  args: { tone: 'success', iconStart: <CheckIcon size={16} />, children: 'Scans' },
};

export const OnNight: Story = { ...Tones, globals: { surface: 'night' } };
