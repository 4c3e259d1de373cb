import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Pagination } from './Pagination.js';

const meta = {
  title: 'Controls/Pagination',
  component: Pagination,
  args: {
    label: 'Pages of samples',
    page: 5,
    count: 12,
    getLink: (page) => <a href={`#page-${String(page)}`} />,
    getPageLabel: (page) => `Page ${String(page)}`,
    previousLabel: 'Previous page',
    nextLabel: 'Next page',
  },
  argTypes: {
    page: { control: { type: 'number', min: 1 } },
    count: { control: { type: 'number', min: 1 } },
    getLink: { control: false },
    getPageLabel: { control: false },
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** An arrow without a target stays in place and is announced as disabled. */
export const First: Story = { args: { page: 1 } };

export const Last: Story = { args: { page: 12 } };

export const Few: Story = { args: { page: 2, count: 3 } };

export const Keyboard: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const link = (name: string) => within(canvasElement).getByRole('link', { name });
    await userEvent.tab();
    await expect(link('Previous page')).toHaveFocus();
    await userEvent.tab();
    await expect(link('Page 1')).toHaveFocus();
    await userEvent.tab();
    await expect(link('Page 4')).toHaveFocus();
  },
};

export const OnNight: Story = { globals: { surface: 'night' } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
