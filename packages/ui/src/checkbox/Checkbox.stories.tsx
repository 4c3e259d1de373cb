import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Checkbox } from './Checkbox.js';

const meta = {
  title: 'Controls/Checkbox',
  component: Checkbox,
  args: { label: 'Tell me when the shop opens', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Small: Story = { args: { size: 's' } };

export const Checked: Story = { args: { defaultChecked: true } };

/** Visual only: a form submits the value of `checked`. */
export const Indeterminate: Story = { args: { indeterminate: true } };

export const WithHint: Story = { args: { hint: 'One message, and none after it.' } };

export const Disabled: Story = {
  render: (args) => (
    <>
      <Checkbox {...args} disabled />
      <Checkbox {...args} disabled defaultChecked />
    </>
  ),
};

export const WithError: Story = {
  args: {
    label: 'I have read the terms',
    hint: 'They fit on one page.',
    error: 'Read the terms and agree to them.',
  },
};

export const SomeOfSeveral: Story = {
  render: function Render() {
    const all = ['Labels', 'Cards'];
    const [chosen, setChosen] = useState<readonly string[]>(['Cards']);
    return (
      <fieldset style={{ margin: 0, border: 0, padding: 0 }}>
        <legend>What we print</legend>
        <Checkbox
          label="Everything"
          checked={chosen.length === all.length}
          indeterminate={chosen.length > 0 && chosen.length < all.length}
          onChange={({ currentTarget }) => setChosen(currentTarget.checked ? all : [])}
        />
        {all.map((name) => (
          <Checkbox
            key={name}
            label={name}
            checked={chosen.includes(name)}
            onChange={({ currentTarget: { checked } }) => {
              setChosen((before) =>
                checked ? [...before, name] : before.filter((other) => other !== name),
              );
            }}
          />
        ))}
      </fieldset>
    );
  },
};
