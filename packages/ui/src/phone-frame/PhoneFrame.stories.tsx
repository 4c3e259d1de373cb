import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PhoneFrame } from './PhoneFrame.js';

const meta = {
  title: 'Devices/Phone frame',
  component: PhoneFrame,
  args: {
    label: 'Sample page',
    children: (
      <div style={{ padding: '5em 1.5em' }}>
        <h2 style={{ fontSize: '2.5em' }}>Hi, I’m Milo.</h2>
        <p>I’m friendly, I’m chipped and I answer to cheese.</p>
      </div>
    ),
  },
  argTypes: {
    label: { control: 'text' },
    tone: { control: 'inline-radio', options: ['default', 'hero'] },
    children: { control: false },
  },
} satisfies Meta<typeof PhoneFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const headingOf = (phone: HTMLElement) => within(phone).getByRole('heading');
const pageOf = (phone: HTMLElement) => headingOf(phone).parentElement;
const textSizeOf = (phone: HTMLElement) => parseFloat(getComputedStyle(headingOf(phone)).fontSize);

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const phone = within(canvasElement).getByRole('group', { name: 'Sample page' });
    const { width, height } = phone.getBoundingClientRect();
    await expect(width).toBe(300);
    await expect(Math.round(height)).toBe(602);
    await expect(pageOf(phone)?.getBoundingClientRect().width).toBeCloseTo(286, 0);
    await expect(textSizeOf(phone)).toBeCloseTo((40 * 286) / 360, 1);
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
    await expect(textSizeOf(phone)).toBeCloseTo((40 * 202) / 360, 1);
  },
};

export const Hero: Story = { args: { tone: 'hero' }, globals: { surface: 'night' } };
