// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog/index.js';
import { advance } from '../internal/testing/advance.js';
import { appendServerHtml } from '../internal/testing/appendServerHtml.js';
import { collectAnnouncements } from '../internal/testing/collectAnnouncements.js';
import { textsOf } from '../internal/testing/textsOf.js';
import { Popover } from '../popover/index.js';
import { Combobox, type ComboboxProps } from './Combobox.js';

const options = [
  { value: 'de', label: 'Germany' },
  { value: 'es', label: 'España' },
  { value: 'fr', label: 'France' },
  { value: 'ie', label: 'Ireland', disabled: true },
];
const baseProps = {
  label: 'Country',
  name: 'country',
  clearLabel: 'Clear',
  closeLabel: 'Close',
  getResultText: (count: number) => `${String(count)} found`,
};

const One = (props: Partial<ComboboxProps>) => (
  <form aria-label="Form">
    <Combobox {...baseProps} options={options} {...props} />
    <button type="button">Next</button>
  </form>
);
const Many = (props: Partial<ComboboxProps<true>>) => (
  <form aria-label="Form">
    <Combobox
      {...baseProps}
      options={options}
      getRemoveLabel={(label) => `Remove ${label}`}
      {...props}
      multiple
    />
  </form>
);

const byUser = { reason: 'user', event: expect.any(Event) as Event };
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' });
const form = () => screen.getByRole<HTMLFormElement>('form');
const sent = () => new FormData(form()).getAll('country');
const labels = () =>
  screen.queryAllByRole('option', { hidden: false }).map(({ textContent }) => textContent);

const flush = (run: () => void) =>
  act(async () => {
    run();
    await Promise.resolve();
  });

async function type(text: string): Promise<void> {
  input().focus();
  await flush(() => fireEvent.input(input(), { target: { value: text }, inputType: 'insertText' }));
  await waitFor(() => expect(input().getAttribute('aria-expanded')).toBe('true'));
}

async function press(key: string): Promise<boolean> {
  let isDefault = false;
  await flush(() => {
    isDefault = fireEvent.keyDown(input(), { key });
  });
  return isDefault;
}

const leave = () => flush(() => screen.getByText('Next').focus());

beforeEach(() => {
  document.body.replaceChildren();
});

describe('Combobox', () => {
  it('filters options and submits Enter’s choice', async () => {
    const onValueChange = vi.fn();
    const onChange = vi.fn();
    render(<One onValueChange={onValueChange} />);
    form().addEventListener('change', onChange);
    await type('ESPANA');
    expect(labels()).toEqual(['España']);
    await press('Enter');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('es', byUser);
    expect(input().value).toBe('España');
    expect(sent()).toEqual(['es']);
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('clears the choice by deletion and by button', async () => {
    const onValueChange = vi.fn();
    render(<One defaultValue="fr" onValueChange={onValueChange} />);
    fireEvent.input(input(), { target: { value: '' }, inputType: 'deleteContentBackward' });
    expect(onValueChange).toHaveBeenLastCalledWith('', expect.anything());
    expect(sent()).toEqual(['']);
    await type('fra');
    await press('Enter');
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(onValueChange).toHaveBeenLastCalledWith('', expect.anything());
    expect(input().value).toBe('');
  });

  it('shows the controlled value despite a refused change', async () => {
    render(<One value="fr" />);
    await type('Germany');
    await press('Enter');
    expect(input().value).toBe('France');
    expect(sent()).toEqual(['fr']);
  });

  it.each([
    ['germany', 'de', 'Germany'],
    ['germ', 'fr', 'France'],
    ['ireland', 'fr', 'France'],
  ])('settles %s to %s when the focus leaves', async (typed, value, label) => {
    render(<One defaultValue="fr" />);
    await type(typed);
    await leave();
    await waitFor(() => expect(input().value).toBe(label));
    expect(sent()).toEqual([value]);
  });

  it('closes on Tab, even without a following element', async () => {
    render(<One />);
    await type('france');
    await press('Tab');
    expect(input().getAttribute('aria-expanded')).toBe('false');
    expect(sent()).toEqual(['fr']);
  });

  it('chooses what the browser fills in', () => {
    render(<One />);
    // Without the kind of a key.
    fireEvent.input(input(), { target: { value: 'france' } });
    expect(sent()).toEqual(['fr']);
    expect(input().value).toBe('France');
  });

  it('keeps form and choice on Enter and Escape', async () => {
    const onEscape = vi.fn();
    render(
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for a dialog
      <div onKeyDown={onEscape}>
        <One defaultValue="fr" />
      </div>,
    );
    expect(await press('Enter')).toBe(true);
    await press('Escape');
    expect(onEscape).toHaveBeenCalledTimes(2);
    expect(sent()).toEqual(['fr']);
    await type('zz');
    expect(await press('Enter')).toBe(false);
    expect(input().value).toBe('zz');
    expect(screen.getByText(/^0 found/)).toBeDefined();
  });

  it('shows no text of Base UI while open', async () => {
    render(<One />);
    await type('e');
    const named = [...document.querySelectorAll('[aria-label]')];
    expect(new Set(named.map((element) => element.getAttribute('aria-label')))).toEqual(
      new Set(['Form', 'Close']),
    );
  });

  it('announces the number of options and loading', () => {
    vi.useFakeTimers();
    const { rerender } = render(<One />);
    fireEvent.mouseDown(input());
    advance(1);
    expect(collectAnnouncements()).toEqual(['4 found']);
    fireEvent.input(input(), { target: { value: 'ran' }, inputType: 'insertText' });
    expect(collectAnnouncements()).toEqual(['1 found']);
    rerender(<One loading loadingLabel="Loading" />);
    expect(collectAnnouncements()).toEqual(['Loading']);
    rerender(<One />);
    expect(collectAnnouncements()).toEqual(['1 found']);
  });

  it('reports what is typed, and keeps its label', async () => {
    const onQueryChange = vi.fn();
    const onValueChange = vi.fn();
    const loaded = { filter: null, onQueryChange, onValueChange };
    const { rerender } = render(<One {...loaded} defaultValue="fr" />);
    rerender(<One {...loaded} options={options.slice(0, 1)} />);
    expect(input().value).toBe('France');
    expect(sent()).toEqual(['fr']);
    expect(onValueChange).not.toHaveBeenCalled();
    await type('x');
    expect(onQueryChange).toHaveBeenLastCalledWith(
      'x',
      expect.objectContaining({ reason: 'user' }),
    );
    expect(labels()).toEqual(['Germany']);
    await press('Enter');
    expect(onQueryChange).toHaveBeenLastCalledWith(
      '',
      expect.objectContaining({ reason: 'close' }),
    );
    expect(input().value).toBe('Germany');
    rerender(<One {...loaded} options={[]} />);
    expect(sent()).toEqual(['de']);
  });

  it('belongs to the form of its `form` prop', () => {
    render(
      <>
        <form id="elsewhere" aria-label="Elsewhere" />
        <One form="elsewhere" defaultValue="fr" />
      </>,
    );
    const elsewhere = screen.getByRole<HTMLFormElement>('form', { name: 'Elsewhere' });
    expect([...new FormData(elsewhere)]).toEqual([['country', 'fr']]);
    expect(input().form).toBe(elsewhere);
  });

  it('gets the focus by its name', () => {
    render(<One />);
    form().querySelector<HTMLElement>('[name="country"]')?.focus();
    expect(document.activeElement).toBe(input());
  });

  it('is required until an option is chosen', async () => {
    render(<Many required />);
    expect(input().required).toBe(true);
    await type('fra');
    await press('Enter');
    expect(input().required).toBe(false);
    expect(input().getAttribute('aria-required')).toBe('true');
  });
});

describe('Combobox before hydration', () => {
  const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' });

  it('is a select with label, options and value', () => {
    const container = appendServerHtml(<One defaultValue="fr" required />);
    expect(select().tagName).toBe('SELECT');
    expect(sent()).toEqual(['fr']);
    expect(select().required).toBe(true);
    expect(container.querySelector('input')).toBeNull();
  });

  it('shows its chips, which do nothing yet', () => {
    appendServerHtml(<Many defaultValue={['fr']} />);
    expect(screen.getByRole('button', { name: 'Remove France' })).toHaveProperty('disabled', true);
  });

  it('keeps an earlier choice until focus leaves', async () => {
    const onValueChange = vi.fn();
    const element = <One onValueChange={onValueChange} />;
    const container = appendServerHtml(element);
    const before = select();
    before.focus();
    before.value = 'es';
    render(element, { container, hydrate: true });
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('es', {
      reason: 'native',
      event: undefined,
    });
    expect(input()).toBe(before);
    before.value = 'fr';
    fireEvent.change(before);
    expect(onValueChange).toHaveBeenLastCalledWith('fr', byUser);
    await leave();
    expect(input()).not.toBe(before);
    expect(input().value).toBe('France');
    expect(sent()).toEqual(['fr']);
  });
});

describe('Combobox of several', () => {
  it('shows, reports and sends all that is chosen', async () => {
    const onValueChange = vi.fn();
    render(<Many defaultValue={['fr']} onValueChange={onValueChange} />);
    await type('germany');
    await press('Enter');
    expect(onValueChange).toHaveBeenLastCalledWith(['fr', 'de'], expect.anything());
    expect(sent()).toEqual(['de', 'fr']);
    await type('france');
    await press('Enter');
    expect(onValueChange).toHaveBeenLastCalledWith(['de'], expect.anything());
  });

  it('describes the input by choices, then hint', () => {
    render(<Many defaultValue={['fr', 'de']} hint="Where you sell" />);
    expect(textsOf(input(), 'aria-describedby')).toEqual(['France', 'Germany', 'Where you sell']);
  });

  it('moves focus when an option is removed', () => {
    render(<Many defaultValue={['fr', 'de', 'es']} />);
    const remove = (label: string) => {
      fireEvent.click(screen.getByRole('button', { name: `Remove ${label}` }));
      return document.activeElement?.getAttribute('aria-label');
    };
    expect(remove('Germany')).toBe('Remove España');
    expect(remove('España')).toBe('Remove France');
    remove('France');
    expect(document.activeElement).toBe(input());
    expect(sent()).toEqual([]);
  });
});

it('leaves Escape to the innermost popup around it', async () => {
  const [onDialogChange, onPopoverChange] = [vi.fn(), vi.fn()];
  render(
    <Dialog title="Dialog" closeLabel="X" defaultOpen onOpenChange={onDialogChange}>
      <Popover
        title="Popover"
        closeLabel="X"
        trigger={<button type="button">Open</button>}
        defaultOpen
        onOpenChange={onPopoverChange}
      >
        <One defaultValue="de" />
      </Popover>
    </Dialog>,
  );
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Country' });
  await flush(() => fireEvent.keyDown(field, { key: 'Escape' }));
  expect(onPopoverChange.mock.calls.map(([open]) => open as boolean)).toEqual([false]);
  expect(onDialogChange).not.toHaveBeenCalled();
  expect(field.value).toBe('Germany');
});
