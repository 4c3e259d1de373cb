import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { SkipLink } from './SkipLink.js';

const meta = {
  title: 'Controls/Skip link',
  component: SkipLink,
  args: { href: '#main', children: 'Skip to the content' },

  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="main" tabIndex={-1}>
          Press Tab to see the link.
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Focused: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    // Some engines apply the focus style later.
    await waitFor(() => expect(link.getBoundingClientRect().width).toBeGreaterThan(100));
  },
};
