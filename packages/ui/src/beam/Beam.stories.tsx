import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBox } from '../internal/testing/in-box.js';
import { Beam } from './Beam.js';

const meta = {
  title: 'Devices/Beam',
  component: Beam,
  args: { style: { insetBlockStart: '50%' } },
  decorators: [inBox({ position: 'relative', blockSize: 80 })],
} satisfies Meta<typeof Beam>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { size: 'm' } };
/** For previews. */
export const Small: Story = { args: { size: 's' } };
export const OnNight: Story = { globals: { surface: 'night' } };
