import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.js';
import { Field } from '../field/index.js';
import { announce, useAnnouncement } from './index.js';

interface ExampleProps {
  readonly copied: string;
}

function Example({ copied }: ExampleProps) {
  const [amount, setAmount] = useState('2');
  const sum = `${amount} labels: ${String(Number(amount) * 3)} euros`;
  useAnnouncement(sum);
  return (
    <>
      <Field
        label="How many labels?"
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
      />
      <p>{sum}</p>
      <Button onClick={() => announce(copied)}>Copy</Button>
    </>
  );
}

const meta = {
  title: 'Text/Announcer',
  component: Example,
  args: { copied: 'The sum is on your clipboard.' },
} satisfies Meta<typeof Example>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/**
 * The initial text is not announced, nor one that is replaced before a pause of 700 ms without another change or key
 * press. `muted` skips changes that no visitor made, `attempt` repeats a text, `immediate` does not wait.
 */
export const SaysASumOnce: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('How many labels?');
    await userEvent.clear(field);
    await userEvent.type(field, '12');
    await waitFor(() => expect(screen.getAllByText('12 labels: 36 euros')).toHaveLength(2), {
      timeout: 5000,
    });
  },
};
