import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './TextArea.js';

const meta = {
  title: 'Controls/Text area',
  component: TextArea,
  args: { label: 'Message' },
  globals: { surface: 'sheet' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Small: Story = { args: { size: 's' } };
export const WithHint: Story = { args: { hint: 'What you want to print, and where.' } };
export const ThreeRows: Story = { args: { rows: 3 } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Tags for 200 bottles.' } };

export const WithError: Story = { args: { error: 'Message is empty.' } };
