import type { Meta, StoryObj } from '@storybook/react-vite';
import { tokens } from '../theme/index.js';
import { Heading } from './Text.js';

const meta = {
  title: 'Text/Heading',
  component: Heading,
  args: { level: 2, children: 'What will you print your code on?' },
  argTypes: {
    variant: { control: 'select', options: Object.keys(tokens.type) satisfies string[] },
  },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Display: Story = { args: { level: 1, children: 'Scan the Future.' } };
export const LevelThree: Story = { args: { level: 3, children: 'Personal and business presence' } };
export const StyleApartFromLevel: Story = {
  args: { level: 2, variant: 'h3', children: 'A second level in a small style' },
};
/** `titleL`, `titleM` and `titleS`, for applications: 28, 22 and 18 px at every width. */
export const Application: Story = {
  render: ({ children }) => (
    <>
      <Heading level={1} variant="titleL">
        {children}
      </Heading>
      <Heading level={2} variant="titleM">
        {children}
      </Heading>
      <Heading level={3} variant="titleS">
        {children}
      </Heading>
    </>
  ),
};
/** Longer words use a narrower width of the variable font. */
export const Spanish: Story = {
  args: { level: 1, children: 'Escanea el futuro.' },
  globals: { language: 'es' },
};
