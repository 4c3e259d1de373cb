import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.js';
import { openDialog } from '../dialog/index.js';
import { AlertDialog } from './AlertDialog.js';

const meta = {
  title: 'Controls/Alert dialog',
  component: AlertDialog,
  args: {
    id: 'delete-page',
    title: 'Delete this page?',
    headingLevel: 2,
    children: 'Codes that are printed lead nowhere then. You cannot undo it.',
    cancelLabel: 'Keep it',
    confirmLabel: 'Delete the page',
    onConfirm: fn(),
    onOpenChange: fn(),
    onAfterClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '340px' } } },
  render: (args) => (
    <>
      <Button variant="outline" onClick={() => openDialog('delete-page')}>
        Delete
      </Button>
      <AlertDialog {...args} />
    </>
  ),
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const findDialog = () => screen.findByRole('alertdialog', { name: 'Delete this page?' });
const expectClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
const opener = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: 'Delete' });

export const Playground: Story = {};

export const Open: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await expect(await findDialog()).toHaveAccessibleDescription(
      'Codes that are printed lead nowhere then. You cannot undo it.',
    );
  },
};

export const Danger: Story = { args: { defaultOpen: true, confirmVariant: 'danger' } };

/** The cancel button has the focus, and Escape cancels. */
export const Keyboard: Story = {
  tags: ['interaction'],
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await findDialog();
    const cancel = within(dialog).getByRole('button', { name: 'Keep it' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: 'Delete the page' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(opener(canvasElement)).toHaveFocus());
  },
};

export const ClickOutside: Story = {
  tags: ['interaction'],
  args: { defaultOpen: true },
  play: async ({ args }) => {
    const dialog = await findDialog();
    await userEvent.click(document.elementFromPoint(4, 4) ?? document.body);
    await expect(dialog).toBeVisible();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
