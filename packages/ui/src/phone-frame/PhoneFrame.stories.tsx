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
} satisfies Meta<typeof PhoneFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Checks the sizes of a phone, and of its page with lengths in em. */
async function expectSizes(phone: HTMLElement, expected: number): Promise<void> {
  const { width, height } = phone.getBoundingClientRect();
  await expect(width).toBe(expected);
  const screen = expected - 14;
  await expect(height).toBeCloseTo((screen * 740) / 360 + 14, 0);
  const heading = within(phone).getByRole('heading');
  await expect(heading.parentElement?.getBoundingClientRect().width).toBeCloseTo(screen, 0);
  await expect(parseFloat(getComputedStyle(heading).fontSize)).toBeCloseTo((40 * screen) / 360, 1);
}

export const Playground: Story = {
  play: ({ canvas }) => expectSizes(canvas.getByRole('group', { name: 'Sample page' }), 300),
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
  play: ({ canvas }) => expectSizes(canvas.getByRole('group', { name: 'Sample page' }), 216),
};

export const Hero: Story = { args: { tone: 'hero' }, globals: { surface: 'night' } };
