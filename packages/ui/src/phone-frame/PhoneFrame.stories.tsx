import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Heading, Text } from '../text/index.js';
import { PhoneFrame } from './PhoneFrame.js';

const meta = {
  title: 'Devices/Phone frame',
  component: PhoneFrame,
  args: {
    label: 'Sample page',
    children: (
      <div style={{ padding: '80px 24px' }}>
        <Heading level={2} variant="h2Small">
          Hi, I’m Milo.
        </Heading>
        <Text>I’m friendly, I’m chipped and I answer to cheese.</Text>
      </div>
    ),
  },
  argTypes: {
    label: { control: 'text' },
    tone: { control: 'inline-radio', options: ['default', 'hero'] },
    children: { control: false },
    ref: { table: { disable: true } },
  },
} satisfies Meta<typeof PhoneFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const pageOf = (phone: HTMLElement) => within(phone).getByRole('heading').parentElement;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const phone = within(canvasElement).getByRole('group', { name: 'Sample page' });
    const { width, height } = phone.getBoundingClientRect();
    await expect(width).toBe(300);
    await expect(Math.round(height)).toBe(602);
    await expect(pageOf(phone)?.getBoundingClientRect().width).toBeCloseTo(286, 0);
  },
};

export const AnotherWidth: Story = {
  decorators: [
    (Story) => (
      <>
        <style>{'.narrow-phone { --_width: 216px; }'}</style>
        <Story />
      </>
    ),
  ],
  args: { className: 'narrow-phone' },
  play: async ({ canvasElement }) => {
    const phone = within(canvasElement).getByRole('group', { name: 'Sample page' });
    const { width, height } = phone.getBoundingClientRect();
    await expect(width).toBe(216);
    await expect(height).toBeCloseTo(((216 - 14) * 740) / 360 + 14, 0);
    await expect(pageOf(phone)?.getBoundingClientRect().width).toBeCloseTo(202, 0);
  },
};

export const Hero: Story = { args: { tone: 'hero' }, globals: { surface: 'night' } };
export const Dark: Story = { globals: { theme: 'dark' } };
