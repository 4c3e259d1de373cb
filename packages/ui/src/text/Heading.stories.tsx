import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from './Heading.js';

const meta = {
  title: 'Text/Heading',
  component: Heading,
  args: { level: 2, children: 'What will you print it on?' },
  argTypes: { ref: { table: { disable: true } } },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Display: Story = { args: { level: 1, children: 'Scan the Future.' } };
export const LevelThree: Story = { args: { level: 3, children: 'Personal and business presence' } };
export const StyleApartFromLevel: Story = {
  args: { level: 2, variant: 'h3', children: 'A second level in a small style' },
};
