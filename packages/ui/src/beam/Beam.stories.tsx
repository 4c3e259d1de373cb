import type { Meta, StoryObj } from '@storybook/react-vite';
import { Beam } from './Beam.js';

const meta = {
  title: 'Devices/Beam',
  component: Beam,
  args: { style: { insetBlockStart: '50%' } },
  argTypes: { ref: { table: { disable: true } } },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', blockSize: 80 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Beam>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 'sm' } };
