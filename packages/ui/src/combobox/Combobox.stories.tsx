import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { fieldArgTypes } from '../internal/testing/arg-types.js';
import { Combobox, type ComboboxProps } from './Combobox.js';

const countries = [
  { value: 'de', label: 'Germany' },
  { value: 'es', label: 'España' },
  { value: 'fr', label: 'France' },
  { value: 'ie', label: 'Ireland' },
  { value: 'ci', label: 'Côte d’Ivoire', disabled: true },
];

const getResultText = (count: number): string =>
  count === 0 ? 'No country has these letters.' : `${String(count)} countries`;

const meta = {
  title: 'Controls/Combobox',
  component: Combobox<false>,
  args: {
    label: 'Country',
    options: countries,
    clearLabel: 'Clear',
    closeLabel: 'Close the list',
    getResultText,
    onValueChange: fn(),
  },
  argTypes: {
    ...fieldArgTypes,
    options: { control: false },
    multiple: { control: false },
    value: { control: false },
    defaultValue: { control: false },
    onQueryChange: { control: false },
    container: { control: false },
    getRemoveLabel: { control: false },
    getResultText: { control: false },
    filter: { control: false },
    loading: { control: 'boolean' },
  },
} satisfies Meta<ComboboxProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Small: Story = { args: { size: 's', defaultValue: 'fr' } };

/** Any number of options, each with a button that removes it. */
export const Multiple: Story = {
  render: ({
    multiple: _multiple,
    value: _value,
    defaultValue: _default,
    onValueChange: _change,
    ...args
  }) => (
    <Combobox
      {...args}
      multiple
      defaultValue={['fr', 'ie']}
      getRemoveLabel={(label) => `Remove ${label}`}
    />
  ),
};

export const WithGroups: Story = {
  args: {
    options: [
      { label: 'Europe', options: countries.slice(0, 4) },
      { label: 'Africa', options: countries.slice(4) },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    const body = within(canvasElement.ownerDocument.body);
    const group = await body.findByRole('group', { name: 'Europe' });
    await waitFor(() => expect(group).toBeVisible());
    await expect(body.getByRole('option', { name: 'Côte d’Ivoire' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** While options are loaded. Then pass the results as `options`, with `filter={null}`. */
export const Loading: Story = {
  args: { options: [], loading: true, loadingLabel: 'Countries are on their way …', filter: null },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    const body = within(canvasElement.ownerDocument.body);
    const text = await body.findByText('Countries are on their way …');
    await waitFor(() => expect(text).toBeVisible());
  },
};

export const NoResult: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'zz');
    const body = within(canvasElement.ownerDocument.body);
    const text = await body.findByText(/^No country has these letters/);
    await waitFor(() => expect(text).toBeVisible());
  },
};

export const OnSheet: Story = { globals: { surface: 'sheet' } };
export const WithHint: Story = { args: { hint: 'Where your prints go.', mark: 'optional' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'fr' } };

export const WithError: Story = {
  args: { hint: 'Where your prints go.', error: 'Choose a country.' },
};

export const Keyboard: Story = {
  tags: ['interaction'],
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox', { name: 'Country' });
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('ESPANA');
    await body.findByRole('option', { name: 'España' });
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('España');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('España');
    await waitFor(() => expect(body.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{ArrowDown}');
    const chosen = await body.findByRole('option', { name: 'España', selected: true });
    await waitFor(() => expect(chosen).toHaveAttribute('data-highlighted'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(input).toHaveValue('France');
  },
};
