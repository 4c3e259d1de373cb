import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRightIcon } from '../icons/index.js';
import { TextLink } from './TextLink.js';

const meta = {
  title: 'Controls/TextLink',
  component: TextLink,
  args: { href: '#', children: 'Learn More' },
  argTypes: {
    iconEnd: { control: false },
    render: { control: false },
    ref: { table: { disable: true } },
  },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithIcon: Story = { args: { iconEnd: <ArrowRightIcon size={18} /> } };
export const AsButton: Story = {
  render: ({ children }) => <TextLink render={<button type="button" />}>{children}</TextLink>,
};
