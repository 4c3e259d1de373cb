import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '../text-link/index.js';
import { VisuallyHidden } from './VisuallyHidden.js';

const meta = {
  title: 'Text/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: ', opens in a new tab' },
  argTypes: { render: { control: false }, ref: { table: { disable: true } } },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

export const InALink: StoryObj<typeof meta> = {
  render: (args) => (
    <TextLink href="https://shop.example/">
      Shop
      <VisuallyHidden {...args} />
    </TextLink>
  ),
};
