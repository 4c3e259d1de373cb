import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.js';
import { ChevronDownIcon, LinkIcon, MailIcon, PencilIcon } from '../icons/index.js';
import { Menu, MenuAction, MenuLink, MenuSeparator } from './Menu.js';

const onRename = fn();

const meta = {
  title: 'Controls/Menu',
  component: Menu,
  subcomponents: { MenuAction, MenuLink, MenuSeparator },
  args: {
    trigger: (
      <Button variant="outline" iconEnd={<ChevronDownIcon />}>
        This page
      </Button>
    ),
    children: (
      <>
        <MenuAction iconStart={<PencilIcon />} onClick={onRename}>
          Rename
        </MenuAction>
        <MenuAction iconStart={<LinkIcon />}>Copy the address</MenuAction>
        <MenuLink iconStart={<MailIcon />} href="#contact">
          Ask us about it
        </MenuLink>
        <MenuSeparator />
        <MenuAction disabled>Delete</MenuAction>
      </>
    ),
    onOpenChange: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = () => screen.findByRole('menu', { name: 'This page' });
const expectClosed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

export const Playground: Story = {};

export const Open: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await opened();
  },
};

export const Keyboard: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'This page' });
    const item = (name: string) => screen.getByRole('menuitem', { name });
    onRename.mockClear();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await opened();
    await waitFor(() => expect(item('Rename')).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(item('Delete')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(item('Rename')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onRename).toHaveBeenCalledOnce();
    await expectClosed();
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);

    await userEvent.keyboard('{Enter}');
    await opened();
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Pointer: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    onRename.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'This page' }));
    await opened();
    await expect(screen.getByRole('menuitem', { name: 'Ask us about it' })).toHaveAttribute(
      'href',
      '#contact',
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'Rename' }));
    await expect(onRename).toHaveBeenCalledOnce();
    await expectClosed();
  },
};
