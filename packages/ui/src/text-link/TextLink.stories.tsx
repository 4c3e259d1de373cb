import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRightIcon } from '../icons/index.js';
import { TextLink } from './TextLink.js';

const icons = { none: undefined, arrow: <ArrowRightIcon size={18} /> };
const elements = { link: undefined, button: <button type="button" /> };

const meta = {
  title: 'Controls/Text link',
  component: TextLink,
  args: { href: '#', children: 'Learn More' },
  argTypes: {
    iconEnd: { control: 'inline-radio', options: Object.keys(icons), mapping: icons },
    render: { control: 'inline-radio', options: Object.keys(elements), mapping: elements },
  },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const WithIcon: Story = { args: { iconEnd: <ArrowRightIcon size={18} /> } };
export const AsButton: Story = {
  render: ({ children }) => <TextLink render={<button type="button" />}>{children}</TextLink>,
};
