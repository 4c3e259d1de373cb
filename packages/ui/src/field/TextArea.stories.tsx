import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { fieldArgTypes } from '../internal/testing/arg-types.js';
import { TextArea } from './TextArea.js';

const meta = {
  title: 'Controls/Text area',
  component: TextArea,
  args: { label: 'Message' },
  argTypes: {
    ...fieldArgTypes,
    rows: { control: 'number' },
  },
  globals: { surface: 'sheet' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <TextArea {...args} size="s" />
      <TextArea {...args} size="m" />
      <TextArea {...args} size="l" />
    </div>
  ),
};
export const WithHint: Story = { args: { hint: 'What you want to print, and where.' } };
export const ThreeRows: Story = { args: { rows: 3 } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Tags for 200 bottles.' } };

export const WithError: Story = {
  args: { error: 'Message is empty.' },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox', { name: 'Message' });
    await expect(area).toBeInvalid();
    await expect(area).toHaveAccessibleDescription('Message is empty.');
  },
};

export const Keyboard: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox', { name: 'Message' });
    await userEvent.tab();
    await expect(area).toHaveFocus();
    await userEvent.keyboard('Two hundred tags.{Enter}By Friday.');
    await expect(area).toHaveValue('Two hundred tags.\nBy Friday.');
  },
};

export const Dark: Story = {
  args: { error: 'Message is empty.' },
  globals: { theme: 'dark', surface: 'sheet' },
};
export const RightToLeft: Story = {
  args: { error: 'Message is empty.' },
  globals: { direction: 'rtl', surface: 'sheet' },
};
