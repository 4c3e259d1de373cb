import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextLink } from '../text-link/index.js';
import { VisuallyHidden } from './VisuallyHidden.js';

const meta = {
  title: 'Text/Visually hidden',
  component: VisuallyHidden,
  args: { children: ', opens in a new tab' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args) => (
    <TextLink href="https://shop.example/">
      Shop
      <VisuallyHidden {...args} />
    </TextLink>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /opens in a new tab/ });
    await expect(link).toBeVisible();
  },
};
