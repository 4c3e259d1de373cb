import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './QrCode.js';

const meta = {
  title: 'Devices/QR code',
  component: QrCode,
  args: {
    value: 'https://waypage.example/Lumbre',
    label: 'QR code of waypage.example/Lumbre',
    style: { inlineSize: 200 },
  },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { level: 'M', quietZone: 4, ground: true } };
export const HighLevel: Story = { args: { level: 'H' } };
export const WithoutGround: Story = {
  args: { ground: false, quietZone: 0 },
  globals: { surface: 'bone' },
};
