import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useState, type ReactElement, type ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { advance } from '../internal/testing/advance.js';
import { collectAnnouncements } from '../internal/testing/collectAnnouncements.js';
import { Checkbox } from '../checkbox/index.js';
import { CheckboxGroup } from '../checkbox-group/index.js';
import { Combobox } from '../combobox/index.js';
import { Fieldset } from '../fieldset/index.js';
import { RadioGroup } from '../radio-group/index.js';
import { SegmentedControl } from '../segmented-control/index.js';
import { Select } from '../select/index.js';
import { Switch } from '../switch/index.js';
import { textsOf } from '../internal/testing/textsOf.js';
import { Field, PasswordField, TextArea } from './index.js';

const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
];
const password = { showLabel: 'Show password', hideLabel: 'Hide password' };

/** What the controls have in common: `Checkbox` and `Switch` are named `Second`, the others `Name`. */
interface CommonProps {
  readonly hint?: string;
  readonly error?: ReactNode;
  readonly 'aria-describedby'?: string;
  readonly onValueChange?: (value: unknown, details: { readonly event: Event | undefined }) => void;
}

const controls: readonly (readonly [string, (props: CommonProps) => ReactElement, unknown])[] = [
  ['Field', (props) => <Field label="Name" {...props} />, 'b'],
  ['PasswordField', (props) => <PasswordField label="Name" {...password} {...props} />, 'b'],
  ['TextArea', (props) => <TextArea label="Name" {...props} />, 'b'],
  [
    'Select',
    (props) => (
      <Select label="Name" {...props}>
        <option>a</option>
        <option>b</option>
      </Select>
    ),
    'b',
  ],
  [
    'Combobox',
    (props) => (
      <Combobox
        label="Name"
        options={[{ value: 'b', label: 'b' }]}
        clearLabel="Clear"
        closeLabel="Close"
        getResultText={String}
        {...props}
      />
    ),
    'b',
  ],
  ['Checkbox', (props) => <Checkbox label="Second" {...props} />, true],
  ['Switch', (props) => <Switch label="Second" {...props} />, true],
  ['RadioGroup', (props) => <RadioGroup legend="Name" options={options} {...props} />, 'b'],
  ['CheckboxGroup', (props) => <CheckboxGroup legend="Name" options={options} {...props} />, ['b']],
];

const segmented = ({ onValueChange }: CommonProps) => (
  <SegmentedControl legend="Name" options={options} onValueChange={onValueChange} />
);

describe('every control', () => {
  it.each([...controls, ['SegmentedControl', segmented, 'b'] as const])(
    'passes value and event to onValueChange: %s',
    (_name, make, value) => {
      const onValueChange = vi.fn();
      render(make({ onValueChange }));
      const second = screen.queryByLabelText('Second');
      if (second) fireEvent.click(second);
      else fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'b' } });
      expect(onValueChange).toHaveBeenCalledOnce();
      expect(onValueChange.mock.lastCall?.[0]).toEqual(value);
      expect(onValueChange.mock.lastCall?.[1]).toMatchObject({ event: expect.any(Event) as Event });
    },
  );

  it.each(controls)('is described by owner, hint and error: %s', (_name, make) => {
    const { container } = render(
      <>
        <p id="note">All are required.</p>
        {make({ hint: 'Yours', error: 'Not right', 'aria-describedby': 'note' })}
      </>,
    );
    const control = container.querySelector('[aria-describedby]');
    expect(textsOf(control, 'aria-describedby')).toEqual([
      'All are required.',
      'Yours',
      'Not right',
    ]);
    if (control?.tagName !== 'FIELDSET') expect(control?.getAttribute('aria-invalid')).toBe('true');
  });

  it.each(controls)('has no error markup without an error: %s', (_name, make) => {
    const { container } = render(make({}));
    expect(container.querySelector('[aria-invalid], [aria-describedby]')).toBeNull();
  });
});

describe.each(controls)('prop: error of %s', (_name, make) => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  let setError: (error: ReactNode) => void;

  function Form() {
    const [error, set] = useState<ReactNode>();
    setError = (next) => act(() => set(next));
    return (
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        {make({ error })}
        <button>Send</button>
      </form>
    );
  }

  function mount() {
    const { container } = render(<Form />);
    const control = screen.queryByLabelText('Second') ?? screen.getByLabelText('Name');
    const description = () => textsOf(control.closest('[aria-describedby]'), 'aria-describedby');
    const submit = () => {
      const form = container.querySelector('form');
      if (form) fireEvent.submit(form);
      advance(0);
    };
    return { control, description, submit };
  }

  it('has its empty region in server HTML', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(make({}));
    const regions = container.querySelectorAll('[aria-live]');
    expect(regions).toHaveLength(1);
    expect(regions[0]?.textContent).toBe('');
  });

  it('is announced under focus, then describes', () => {
    const { control, description } = mount();
    control.focus();
    setError(<b>Fill in Name.</b>);
    setError(<b>Fill in Name.</b>);
    expect(description()).toEqual([]);
    expect(collectAnnouncements()).toEqual(['Fill in Name.']);
    act(() => control.blur());
    expect(description()).toEqual(['Fill in Name.']);
    act(() => control.focus());
    expect(collectAnnouncements()).toEqual([]);
  });

  it('only describes when focus is elsewhere', () => {
    const { control, description } = mount();
    screen.getByRole('button', { name: 'Send' }).focus();
    setError('Fill in Name.');
    expect(description()).toEqual(['Fill in Name.']);
    act(() => control.focus());
    expect(description()).toEqual(['Fill in Name.']);
    expect(collectAnnouncements()).toEqual([]);
  });

  it('is announced at every submit from the control', () => {
    const { control, submit } = mount();
    control.focus();
    submit();
    setError('Fill in Name.');
    expect(collectAnnouncements()).toEqual(['Fill in Name.']);
    submit();
    expect(collectAnnouncements()).toEqual(['Fill in Name.']);
    screen.getByRole('button', { name: 'Send' }).focus();
    submit();
    expect(collectAnnouncements()).toEqual([]);
  });

  it('is not announced when submit moves focus', () => {
    const { control, submit } = mount();
    setError('Fill in Name.');
    control.focus();
    const onSubmit = () => screen.getByRole('button', { name: 'Send' }).focus();
    document.addEventListener('submit', onSubmit, { once: true });
    submit();
    expect(collectAnnouncements()).toEqual([]);
  });

  it('is not announced when gone early', () => {
    const { control } = mount();
    control.focus();
    setError('Fill in Name.');
    setError(undefined);
    expect(collectAnnouncements()).toEqual([]);
  });
});

describe('prop: mark', () => {
  it('is in an optional control’s name', () => {
    render(
      <>
        <Field label="Phone" mark="optional" />
        <Checkbox label="News" mark="optional" />
        <Switch label="Prices" mark="optional" />
        <RadioGroup legend="Size" mark="optional" options={options} />
      </>,
    );
    expect(screen.getByRole('textbox', { name: 'Phone optional' })).toBeDefined();
    expect(screen.getByRole('checkbox', { name: 'News optional' })).toBeDefined();
    expect(screen.getByRole('switch', { name: 'Prices optional' })).toBeDefined();
    expect(screen.getByRole('group', { name: 'Size optional' })).toBeDefined();
  });

  it('is silent for a required control', () => {
    render(<Field label="Email" mark="*" required />);
    expect(screen.getByText('*').getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByText('*').closest('label')?.textContent).toBe('Email *');
  });
});

describe('props: prefix and suffix', () => {
  it('describe it before its hint', () => {
    render(<Field label="Price" prefix="€" suffix="a month" hint="With tax" />);
    expect(textsOf(screen.getByLabelText('Price'), 'aria-describedby')).toEqual([
      '€',
      'a month',
      'With tax',
    ]);
  });

  it('describe nothing where they are buttons', () => {
    render(<Field label="Code" suffix={<button type="button">Copy</button>} />);
    expect(screen.getByLabelText('Code').hasAttribute('aria-describedby')).toBe(false);
  });
});

describe('prop: getCountText', () => {
  const getCountText = (length: number, maxLength: number) =>
    `${String(length)} of ${String(maxLength)}`;

  it.each(['Field', 'TextArea'])('follows typing, setting and resetting a %s', async (name) => {
    const Control = name === 'Field' ? Field : TextArea;
    const { container } = render(
      <form>
        <Control label="About" defaultValue="Hello" maxLength={20} getCountText={getCountText} />
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

  it('does not describe the control', () => {
    render(<TextArea label="About" maxLength={20} getCountText={getCountText} />);
    expect(screen.getByLabelText('About').hasAttribute('aria-describedby')).toBe(false);
  });
});

it('PasswordField shows and hides the password, even submitting', () => {
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

describe('a group', () => {
  it.each([
    ['RadioGroup', RadioGroup],
    ['SegmentedControl', SegmentedControl],
    ['CheckboxGroup', CheckboxGroup],
  ])('ref focuses its chosen or first option: %s', (_name, Group) => {
    const ref: { current: HTMLFieldSetElement | null } = { current: null };
    render(<Group legend="Size" options={options} ref={ref} />);
    ref.current?.focus();
    expect(document.activeElement).toBe(screen.getByLabelText('First'));
    screen.getByLabelText<HTMLInputElement>('Second').checked = true;
    screen.getByLabelText<HTMLInputElement>('First').checked = false;
    ref.current?.focus();
    expect(document.activeElement).toBe(screen.getByLabelText('Second'));
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

describe('TextArea', () => {
  it('keeps what was typed when an error comes', () => {
    const { rerender } = render(<TextArea label="Message" />);
    fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'Two tags' } });
    rerender(<TextArea label="Message" error="Subject is empty." />);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Two tags');
  });

  it('shows five rows unless told otherwise', () => {
    render(
      <>
        <TextArea label="Message" />
        <TextArea label="Note" rows={2} />
      </>,
    );
    expect(screen.getByLabelText('Message').getAttribute('rows')).toBe('5');
    expect(screen.getByLabelText('Note').getAttribute('rows')).toBe('2');
  });
});

it('Fieldset has its legend’s name, its hint’s description', () => {
  render(
    <Fieldset legend="Address" mark="optional" hint="Where we send it" error="Not there">
      <Field label="Street" />
    </Fieldset>,
  );
  const group = screen.getByRole('group', { name: 'Address optional' });
  expect(textsOf(group, 'aria-describedby')).toEqual(['Where we send it', 'Not there']);
});
