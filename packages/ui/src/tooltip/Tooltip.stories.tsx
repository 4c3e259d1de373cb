import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.js';
import { PencilIcon } from '../icons/index.js';
import { inBox } from '../internal/testing/in-box.js';
import { Tooltip } from './Tooltip.js';

const meta = {
  title: 'Controls/Tooltip',
  component: Tooltip,
  args: {
    content: 'Codes that are printed keep working.',
    children: (
      <Button variant="outline" iconStart={<PencilIcon />}>
        Rename
      </Button>
    ),
  },
  decorators: [inBox({ padding: '64px 96px' })],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const findTooltip = () => screen.findByRole('tooltip');
const expectHidden = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

export const Playground: Story = {};

export const Shown: Story = {
  args: { defaultOpen: true },
  play: async ({ canvas }) => {
    await expect(await findTooltip()).toBeVisible();
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
      'Codes that are printed keep working.',
    );
  },
};

export const Keyboard: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Rename' });
    await userEvent.tab();
    await findTooltip();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('Codes that are printed keep working.');
    await userEvent.keyboard('{Escape}');
    await expectHidden();
    await expect(button).toHaveFocus();
    await expect(button).not.toHaveAttribute('aria-describedby');
  },
};

export const Pointer: Story = {
  tags: ['interaction'],
  args: { delayMs: 0 },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    // The trigger has pointer listeners only after its effects have run.
    await waitFor(
      async () => {
        await userEvent.unhover(button);
        await userEvent.hover(button);
        await findTooltip();
      },
      { timeout: 5000 },
    );
    await userEvent.unhover(button);
    await expectHidden();
  },
};
