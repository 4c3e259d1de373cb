import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.js';
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
  argTypes: { title: { control: 'text' }, errors: { control: 'object' } },
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

export const Links: Story = {
  tags: ['interaction'],
  render: function Render({ errors, ...args }) {
    const [isSent, setSent] = useState(false);
    return (
      <form
        noValidate
        style={{ display: 'grid', gap: 24 }}
        onSubmit={(event) => {
          event.preventDefault();
          setSent(true);
        }}
      >
        <ErrorSummary {...args} errors={isSent ? errors : []} />
        <Field label="Email" name="email" error={isSent && 'Enter an email address with an @'} />
        <Button type="submit">Send</Button>
      </form>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByRole('group', { name: 'There is a problem' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
