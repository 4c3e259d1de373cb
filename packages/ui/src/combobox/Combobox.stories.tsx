import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
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
} satisfies Meta<ComboboxProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for the end of the transition too. */
async function expectVisible(finding: Promise<HTMLElement>): Promise<void> {
  const element = await finding;
  await waitFor(() => expect(element).toBeVisible());
}

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
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expectVisible(screen.findByRole('group', { name: 'Europe' }));
    await expect(screen.getByRole('option', { name: 'Côte d’Ivoire' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** While options are loaded. Then pass the results as `options`, with `filter={null}`. */
export const Loading: Story = {
  args: { options: [], loading: true, loadingLabel: 'Countries are on their way …', filter: null },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expectVisible(screen.findByText('Countries are on their way …'));
  },
};

export const NoResult: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zz');
    await expectVisible(screen.findByText(/^No country has these letters/));
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
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('ESPANA');
    await screen.findByRole('option', { name: 'España' });
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('España');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('España');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{ArrowDown}');
    const chosen = await screen.findByRole('option', { name: 'España', selected: true });
    await waitFor(() => expect(chosen).toHaveAttribute('data-highlighted'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(input).toHaveValue('France');
  },
};
