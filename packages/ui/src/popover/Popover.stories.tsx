import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.js';
import { Text } from '../text/index.js';
import { TextLink } from '../text-link/index.js';
import { Popover } from './Popover.js';

const meta = {
  title: 'Controls/Popover',
  component: Popover,
  args: {
    trigger: <Button variant="outline">What is a module?</Button>,
    title: 'Module',
    headingLevel: 2,
    closeLabel: 'Close',
    children: (
      <Text>
        One of the small squares of a code. <TextLink href="#planner">Plan their size</TextLink>
      </Text>
    ),
    onOpenChange: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '280px' } } },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = () => screen.findByRole('dialog', { name: 'Module' });
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Playground: Story = {};

export const Open: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await expect(await opened()).toBeVisible();
    await expect(screen.getByRole('heading', { level: 2, name: 'Module' })).toBeVisible();
  },
};

export const Keyboard: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'What is a module?' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const popover = await opened();
    const close = within(popover).getByRole('button', { name: 'Close' });
    await waitFor(() => expect(close).toHaveFocus());
    await userEvent.tab();
    await expect(within(popover).getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};

export const Pointer: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'What is a module?' });
    await userEvent.click(button);
    const popover = await opened();
    await userEvent.click(within(popover).getByRole('button', { name: 'Close' }));
    await expectClosed();
    await userEvent.click(button);
    await opened();
    await userEvent.click(document.body);
    await expectClosed();
  },
};
