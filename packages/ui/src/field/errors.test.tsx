import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { advance } from '../internal/testing/advance.js';
import { Checkbox } from '../checkbox/index.js';
import { Combobox } from '../combobox/index.js';
import { collectAnnouncements } from '../internal/testing/collectAnnouncements.js';
import { textsOf } from '../internal/testing/textsOf.js';
import { RadioGroup } from '../radio-group/index.js';
import { Select } from '../select/index.js';
import { Switch } from '../switch/index.js';
import { Field, TextArea } from './index.js';

beforeEach(() => {
  vi.useFakeTimers();
});

interface ControlProps {
  readonly error: ReactNode;
}

const controls: Readonly<Record<string, (props: ControlProps) => ReactNode>> = {
  Field: ({ error }) => <Field label="Name" error={error} />,
  TextArea: ({ error }) => <TextArea label="Name" error={error} />,
  Select: ({ error }) => (
    <Select label="Name" error={error}>
      <option>Mara</option>
    </Select>
  ),
  Combobox: ({ error }) => (
    <Combobox
      label="Name"
      options={[{ value: 'a', label: 'Mara' }]}
      clearLabel="Clear"
      closeLabel="Close"
      getResultText={String}
      error={error}
    />
  ),
  Checkbox: ({ error }) => <Checkbox label="Name" error={error} />,
  Switch: ({ error }) => <Switch label="Name" error={error} />,
  RadioGroup: ({ error }) => (
    <RadioGroup legend="Who" options={[{ value: 'a', label: 'Name' }]} error={error} />
  ),
};

describe.each(Object.entries(controls))('an error of a %s', (_name, Control) => {
  let setError: (error: ReactNode) => void;

  function Form() {
    const [error, set] = useState<ReactNode>();
    setError = (next) => act(() => set(next));
    return (
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        <Control error={error} />
        <button>Send</button>
      </form>
    );
  }

  function mount() {
    const { container } = render(<Form />);
    const control = screen.getByLabelText('Name');
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
    container.innerHTML = renderToString(<Control error={undefined} />);
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
