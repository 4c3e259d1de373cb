import type { Meta, StoryObj } from '@storybook/react-vite';
import * as icons from './index.js';

const meta = {
  title: 'Devices/Icons',
  component: icons.ArrowRightIcon,
  args: { size: 24 },
  argTypes: {
    size: { control: 'inline-radio', options: [16, 18, 20, 22, 24] },
  },
} satisfies Meta<typeof icons.ArrowRightIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Small: Story = { args: { size: 16 } };
/** For icons without text next to them. */
export const Named: Story = { args: { label: 'Next' } };
export const SocialMark: Story = { render: (args) => <icons.InstagramLogoIcon {...args} /> };
