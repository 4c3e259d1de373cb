import type { Meta, StoryObj } from '@storybook/react-vite';
import { Beam } from './Beam.js';

const meta = {
  title: 'Devices/Beam',
  component: Beam,
  args: { style: { insetBlockStart: '50%' } },
  argTypes: { size: { control: 'inline-radio' } },
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

export const Playground: Story = { args: { size: 'm' } };
export const Medium: Story = {};
/** For previews. */
export const Small: Story = { args: { size: 's' } };
export const OnNight: Story = { globals: { surface: 'night' } };
export const Dark: Story = { globals: { theme: 'dark' } };
