import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../field/index.js';
import { ErrorSummary } from './ErrorSummary.js';

const meta = {
  title: 'Controls/Error summary',
  component: ErrorSummary,
  args: {
    title: 'There is a problem',
    headingLevel: 2,
    errors: [
      { field: 'email', message: 'Enter an email address with an @' },
      { message: 'The server did not answer. Send the form again.' },
    ],
  },
  render: (args) => (
    <form style={{ display: 'grid', gap: 24 }}>
      <ErrorSummary {...args} />
      <Field label="Email" name="email" error="Enter an email address with an @" />
    </form>
  ),
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
