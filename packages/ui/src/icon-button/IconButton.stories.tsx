import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { EllipsisIcon, XIcon } from '../icons/index.js';
import { IconButton } from './IconButton.js';

const meta = {
  title: 'Controls/Icon button',
  component: IconButton,
  args: { label: 'Remove Ana Ruiz', children: <XIcon />, onClick: fn() },
  argTypes: {
    variant: {
      control: 'inline-radio',
      options: ['ghost', 'outline', 'solid', 'primary', 'danger'],
    },
    size: { control: 'inline-radio', options: ['s', 'sm', 'm', 'l'] },
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 12 }}>
      <IconButton {...args} />
      <IconButton {...args} variant="outline" />
      <IconButton {...args} variant="solid" />
      <IconButton {...args} variant="primary" />
      <IconButton {...args} variant="danger" />
      <IconButton {...args} disabled />
      <IconButton {...args} busy />
    </div>
  ),
};

export const Small: Story = { args: { label: 'More', children: <EllipsisIcon />, size: 's' } };
