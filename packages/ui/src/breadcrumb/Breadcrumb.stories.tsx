import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumb } from './Breadcrumb.js';

const meta = {
  title: 'Controls/Breadcrumb',
  component: Breadcrumb,
  args: {
    label: 'Where you are',
    children: [
      <a key="home" href="#home">
        Home
      </a>,
      <a key="types" href="#types">
        QR code types
      </a>,
      <span key="here" aria-current="page">
        Pet ID tag
      </span>,
    ],
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Where you are' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const OnNight: Story = { globals: { surface: 'night' } };
