import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Logo } from '../logo/index.js';
import { LogoRow } from './LogoRow.js';

const square = (
  <svg key="square" viewBox="0 0 32 32" fill="currentColor" role="img" aria-label="Square & Son">
    <path d="M2 2h28v28H2z" />
  </svg>
);

const stripes = (
  <svg
    key="stripes"
    viewBox="0 0 96 32"
    fill="currentColor"
    role="img"
    aria-label="Three Stripes Press"
  >
    <path d="M0 4h96v4H0zm0 10h96v4H0zm0 10h96v4H0z" />
  </svg>
);

const meta = {
  title: 'Layout/Logo row',
  component: LogoRow,
  args: {
    label: 'Printers we work with (samples)',
    children: [square, stripes, <Logo key="waypage" label="Waypage" />],
  },
} satisfies Meta<typeof LogoRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: /Printers/ });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    await expect(within(list).getByRole('img', { name: 'Square & Son' })).toBeVisible();
  },
};

export const OnNight: Story = { globals: { surface: 'night' } };
