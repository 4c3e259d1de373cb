import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field, FormRow } from './Field.js';

const fields = [
  <Field key="name" label="Name" defaultValue="Mara D." autoComplete="name" />,
  <Field key="email" label="Email" type="email" autoComplete="email" />,
];

const meta = {
  title: 'Layout/Form row',
  component: FormRow,
  args: { children: fields },
  globals: { surface: 'sheet' },
} satisfies Meta<typeof FormRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const [name, email] = canvas
      .getAllByRole('textbox')
      .map((input) => input.getBoundingClientRect());
    if (window.innerWidth >= 640) await expect(email?.top).toBe(name?.top);
    else await expect(email?.top).toBeGreaterThan(name?.bottom ?? 0);
  },
};

export const WithError: Story = {
  args: {
    children: [
      fields[0],
      <Field
        key="email"
        label="Email"
        type="email"
        defaultValue="mara@market"
        error="That does not look like an email address."
      />,
    ],
  },
};
