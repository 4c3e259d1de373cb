import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.js';
import { Field } from '../field/index.js';
import { Stack } from '../layout/index.js';
import { Notice, NoticeStack } from '../notice/index.js';
import { Text } from '../text/index.js';
import { Dialog } from './Dialog.js';
import type { DialogProps } from './dialog-props.js';
import { openDialog } from './dialog-events.js';

const id = 'sample-dialog';

const meta = {
  title: 'Controls/Dialog',
  component: Dialog,
  args: {
    id,
    title: 'Ask for labels',
    closeLabel: 'Close',
    children: (
      <Stack>
        <Text>Tell us what you want to print and where. Sample words.</Text>
        <Field label="Email" type="email" />
      </Stack>
    ),
    footer: <Button fullWidth>Send</Button>,
    onOpenChange: fn(),
    onAfterClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  render: (args) => (
    <>
      <Button onClick={() => openDialog(id)}>Ask for labels</Button>
      <Dialog {...args} />
    </>
  ),
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const opener = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: 'Ask for labels' });
const findDialog = () => screen.findByRole('dialog', { name: 'Ask for labels' });
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const expectLastChange = (args: DialogProps, open: boolean, reason: string) =>
  expect(args.onOpenChange).toHaveBeenLastCalledWith(open, expect.objectContaining({ reason }));

export const Playground: Story = {};

export const Open: Story = { args: { defaultOpen: true } };

export const WithDescription: Story = {
  args: {
    defaultOpen: true,
    headingLevel: 3,
    description: 'We answer within a day.',
    children: <Field label="Email" type="email" />,
  },
  play: async () => {
    const dialog = await findDialog();
    await expect(dialog).toHaveAccessibleDescription('We answer within a day.');
    await expect(within(dialog).getByRole('heading', { level: 3 })).toHaveTextContent(
      'Ask for labels',
    );
  },
};

export const LongContent: Story = {
  args: {
    defaultOpen: true,
    children: (
      <Stack>
        {Array.from({ length: 12 }, (_, index) => (
          <Text key={index}>
            A printed code leads to an address that you can point elsewhere later. Sample words.
          </Text>
        ))}
      </Stack>
    ),
  },
  play: async () => {
    const dialog = await findDialog();
    // The scroll container becomes a tab stop as soon as it has been measured.
    const content = await within(dialog).findByRole('region', { name: 'Ask for labels' });
    await expect(content).toHaveAttribute('tabindex', '0');
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** A notice above an open dialog is announced, and a click on it leaves the dialog open. */
export const NoticeAbove: Story = {
  args: { defaultOpen: true },
  render: function Render(args) {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <Dialog {...args} />
        <NoticeStack>
          {isOpen && (
            <Notice
              key="sent"
              message="The labels are on their way."
              closeLabel="Close the message"
              autoCloseMs={0}
              onClose={() => setOpen(false)}
            />
          )}
        </NoticeStack>
      </>
    );
  },
  play: async ({ args }) => {
    await findDialog();
    // A query by role finds only what is exposed to assistive technology.
    const notices = await screen.findByRole('status');
    await expect(notices).toHaveTextContent('The labels are on their way.');
    await userEvent.click(within(notices).getByRole('button', { name: 'Close the message' }));
    await expect(notices).toBeEmptyDOMElement();
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
    );
  },
};

export const InitialFocus: Story = {
  render: function Render(args) {
    const field = useRef<HTMLInputElement>(null);
    return (
      <Dialog {...args} defaultOpen initialFocus={field}>
        <Field ref={field} label="Email" type="email" />
      </Dialog>
    );
  },
  play: async () => {
    const dialog = await findDialog();
    await waitFor(() => expect(within(dialog).getByLabelText('Email')).toHaveFocus());
  },
};

export const FullScreen: Story = { args: { defaultOpen: true, fullScreen: true } };

export const Keyboard: Story = {
  tags: ['interaction'],
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(opener(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await findDialog();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));

    // The focus wraps around: close button, field, send.
    for (let step = 0; step < 5; step += 1) {
      await userEvent.tab();
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    }

    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await waitFor(() => expect(opener(canvasElement)).toHaveFocus());
    await expectLastChange(args, false, 'escape-key');
    await waitFor(() => expect(args.onAfterClose).toHaveBeenCalledOnce());
  },
};

export const ClickOutside: Story = {
  tags: ['interaction'],
  render: (args) => <div style={{ paddingBlock: '80vh' }}>{meta.render(args)}</div>,
  play: async ({ args, canvasElement }) => {
    const button = opener(canvasElement);
    button.scrollIntoView({ block: 'center' });
    const scrollTop = window.scrollY;
    await expect(scrollTop).toBeGreaterThan(0);
    await userEvent.click(button);
    const dialog = await findDialog();
    await waitFor(() =>
      expect(
        getComputedStyle(document.documentElement).overflowY +
          getComputedStyle(document.body).overflowY,
      ).toContain('hidden'),
    );
    await expect(document.elementFromPoint(4, 4)?.getAttribute('role')).toBe('presentation');
    await userEvent.click(document.elementFromPoint(4, 4) ?? document.body);
    await expectClosed();
    await expect(dialog.isConnected).toBe(false);
    await expectLastChange(args, false, 'outside-press');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(window.scrollY).toBe(scrollTop);
  },
};
