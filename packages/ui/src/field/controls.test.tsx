import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Checkbox } from '../checkbox/index.js';
import { CheckboxGroup } from '../checkbox-group/index.js';
import { Combobox } from '../combobox/index.js';
import { RadioGroup } from '../radio-group/index.js';
import { SegmentedControl } from '../segmented-control/index.js';
import { Select } from '../select/index.js';
import { Switch } from '../switch/index.js';
import { Field, PasswordField, TextArea } from './index.js';

afterEach(cleanup);

const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
];
const password = { showLabel: 'Show password', hideLabel: 'Hide password' };

type Report = (value: unknown, details: { readonly event: Event | undefined }) => void;

const controls: readonly (readonly [string, (onValueChange: Report) => ReactElement, unknown])[] = [
  ['Field', (onValueChange) => <Field label="Name" {...{ onValueChange }} />, 'b'],
  [
    'PasswordField',
    (onValueChange) => <PasswordField label="Name" {...password} {...{ onValueChange }} />,
    'b',
  ],
  ['TextArea', (onValueChange) => <TextArea label="Name" {...{ onValueChange }} />, 'b'],
  [
    'Select',
    (onValueChange) => (
      <Select label="Name" {...{ onValueChange }}>
        <option>a</option>
        <option>b</option>
      </Select>
    ),
    'b',
  ],
  [
    'Combobox',
    (onValueChange) => (
      <Combobox
        label="Name"
        options={[{ value: 'b', label: 'b' }]}
        clearLabel="Clear"
        closeLabel="Close"
        getResultText={String}
        {...{ onValueChange }}
      />
    ),
    'b',
  ],
  ['Checkbox', (onValueChange) => <Checkbox label="Second" {...{ onValueChange }} />, true],
  ['Switch', (onValueChange) => <Switch label="Second" {...{ onValueChange }} />, true],
  [
    'RadioGroup',
    (onValueChange) => <RadioGroup legend="Name" {...{ options, onValueChange }} />,
    'b',
  ],
  [
    'CheckboxGroup',
    (onValueChange) => <CheckboxGroup legend="Name" {...{ options, onValueChange }} />,
    ['b'],
  ],
  [
    'SegmentedControl',
    (onValueChange) => <SegmentedControl legend="Name" {...{ options, onValueChange }} />,
    'b',
  ],
];

describe('every control', () => {
  it.each(controls)(
    'reports its value by onValueChange, with the event: %s',
    (_name, make, value) => {
      const onValueChange = vi.fn();
      render(make(onValueChange));
      const second = screen.queryByLabelText('Second');
      if (second) fireEvent.click(second);
      else fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'b' } });
      expect(onValueChange).toHaveBeenCalledOnce();
      expect(onValueChange.mock.lastCall?.[0]).toEqual(value);
      expect(onValueChange.mock.lastCall?.[1]).toMatchObject({ event: expect.any(Event) as Event });
    },
  );
});

describe('the mark of a label', () => {
  it('belongs to the name of a control that is not required', () => {
    render(
      <>
        <Field label="Phone" mark="optional" />
        <Checkbox label="News" mark="optional" />
        <RadioGroup legend="Size" mark="optional" options={options} />
      </>,
    );
    expect(screen.getByRole('textbox', { name: 'Phone optional' })).toBeDefined();
    expect(screen.getByRole('checkbox', { name: 'News optional' })).toBeDefined();
    expect(screen.getByRole('group', { name: 'Size optional' })).toBeDefined();
  });

  it('is shown and silent where the browser says that the control is required', () => {
    render(<Field label="Email" mark="*" required />);
    expect(screen.getByText('*').getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByText('*').closest('label')?.textContent).toBe('Email *');
  });
});

describe('prefix and suffix of a field', () => {
  it('describe it before its hint', () => {
    render(<Field label="Price" prefix="€" suffix="a month" hint="With tax" />);
    const described = (screen.getByLabelText('Price').getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(['€', 'a month', 'With tax']);
  });

  it('describe nothing where they are buttons', () => {
    render(<Field label="Code" suffix={<button type="button">Copy</button>} />);
    expect(screen.getByLabelText('Code').hasAttribute('aria-describedby')).toBe(false);
  });
});

describe('the counter of a text', () => {
  const getCountText = (length: number, maxLength: number) =>
    `${String(length)} of ${String(maxLength)}`;

  it.each(['Field', 'TextArea'])('follows what is typed, set and reset in a %s', async (name) => {
    const Control = name === 'Field' ? Field : TextArea;
    const { container } = render(
      <form>
        <Control label="About" defaultValue="Hello" maxLength={20} {...{ getCountText }} />
      </form>,
    );
    expect(screen.getByText('5 of 20')).toBeDefined();
    fireEvent.input(screen.getByLabelText('About'), { target: { value: 'Hello you' } });
    expect(screen.getByText('9 of 20')).toBeDefined();
    await act(async () => {
      container.querySelector('form')?.reset();
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(screen.getByText('5 of 20')).toBeDefined();
  });

  it('is no description of the control, which would be read with each key', () => {
    render(<TextArea label="About" maxLength={20} {...{ getCountText }} />);
    expect(screen.getByLabelText('About').hasAttribute('aria-describedby')).toBe(false);
  });
});

describe('PasswordField', () => {
  it('shows the password and hides it again, also when its form is sent', () => {
    const { container } = render(
      <form onSubmit={(event) => event.preventDefault()}>
        <PasswordField label="Password" {...password} />
      </form>,
    );
    const input = screen.getByLabelText<HTMLInputElement>('Password');
    expect(input.type).toBe('password');
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input.type).toBe('text');
    fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input.type).toBe('password');
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
    const form = container.querySelector('form');
    if (form) fireEvent.submit(form);
    expect(input.type).toBe('password');
  });
});

describe('a group', () => {
  it.each([
    ['RadioGroup', RadioGroup],
    ['SegmentedControl', SegmentedControl],
    ['CheckboxGroup', CheckboxGroup],
  ])('focuses its first option by its ref: %s', (_name, Group) => {
    const ref: { current: HTMLFieldSetElement | null } = { current: null };
    render(<Group legend="Size" options={options} ref={ref} />);
    ref.current?.focus();
    expect(document.activeElement).toBe(screen.getByLabelText('First'));
  });

  it('leaves the method of other elements alone', () => {
    const native = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus');
    const replace = vi.fn();
    Object.defineProperty(HTMLElement.prototype, 'focus', {
      configurable: true,
      get: () => native?.value as unknown,
      set: replace,
    });
    render(<RadioGroup legend="Size" options={options} />);
    if (native) Object.defineProperty(HTMLElement.prototype, 'focus', native);
    expect(replace).not.toHaveBeenCalled();
  });
});
