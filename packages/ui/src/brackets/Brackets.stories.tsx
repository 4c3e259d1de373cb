import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from '../qr-code/index.js';
import { inBox } from '../internal/testing/in-box.js';
import { Brackets } from './Brackets.js';

const meta = {
  title: 'Devices/Brackets',
  component: Brackets,
  decorators: [inBox({ padding: 24 })],
} satisfies Meta<typeof Brackets>;

export default meta;
type Story = StoryObj<typeof meta>;

const code = <QrCode value="https://waypage.example/Lumbre" label="QR code of Lumbre" />;

export const Playground: Story = {
  args: { children: code, size: 'm', tone: 'ink', style: { inlineSize: 200 } },
};
export const Hero: Story = { args: { ...Playground.args, size: 'hero', tone: 'signal' } };
export const Designer: Story = {
  args: { ...Playground.args, size: 'designer', tone: 'signal' },
  globals: { surface: 'night' },
};
/** Around an empty place. */
export const Slot: Story = {
  args: { size: 'slot', tone: 'ink3', style: { inlineSize: 72, blockSize: 72 } },
};
export const Small: Story = { args: { ...Playground.args, size: 's' } };
export const Wait: Story = { args: { size: 'wait' } };
export const NotFound: Story = { args: { size: 'notFound' } };
export const NotFoundSmall: Story = { args: { size: 'notFoundSmall' } };
