import type { Meta, StoryObj } from '@storybook/react-vite';
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
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** An arrow without a target stays in place and is announced as disabled. */
export const First: Story = { args: { page: 1 } };

export const Last: Story = { args: { page: 12 } };

export const Few: Story = { args: { page: 2, count: 3 } };

export const OnNight: Story = { globals: { surface: 'night' } };
