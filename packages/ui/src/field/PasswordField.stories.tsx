import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordField } from './PasswordField.js';

const meta = {
  title: 'Controls/Password field',
  component: PasswordField,
  args: {
    label: 'Password',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
    defaultValue: 'correct horse',
    autoComplete: 'current-password',
  },
  argTypes: {
    hint: { control: 'text' },
    error: { control: 'text' },
    size: { control: 'inline-radio', options: ['s', 'm', 'l'] },
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const WithError: Story = { args: { error: 'The password is ten characters or more.' } };
export const Small: Story = { args: { size: 's' } };
export const Disabled: Story = { args: { disabled: true } };
