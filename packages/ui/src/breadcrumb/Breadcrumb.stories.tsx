import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
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
  argTypes: {
    label: { control: 'text' },
    children: { control: false },
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Keyboard: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('navigation', { name: 'Where you are' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'QR code types' })).toHaveFocus();
  },
};

export const OnNight: Story = { globals: { surface: 'night' } };
