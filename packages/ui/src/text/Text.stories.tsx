import type { Meta, StoryObj } from '@storybook/react-vite';
import { tokens, type TypeName } from '../theme/index.js';
import { Text } from './Text.js';

const meta = {
  title: 'Text/Text',
  component: Text,
  args: { children: 'A smart page is a small web page behind a code.' },
  argTypes: {
    variant: { control: 'select', options: Object.keys(tokens.type) satisfies string[] },
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { variant: 'body' } };
export const Lead: Story = { args: { variant: 'lead' } };
export const Small: Story = { args: { variant: 'small', tone: 'ink2' } };
export const Caption: Story = { args: { variant: 'micro', tone: 'ink3' } };
export const Signal: Story = { args: { variant: 'labelLg', tone: 'signal', children: '20 of 20' } };

export const AllStyles: Story = {
  render: ({ children }) => (
    <>
      {(Object.keys(tokens.type) as TypeName[]).map((name) => (
        <div key={name}>
          <Text variant="micro" tone="ink2">
            {name}
          </Text>
          <Text variant={name}>{children}</Text>
        </div>
      ))}
    </>
  ),
  args: { children: 'Print the way' },
};
