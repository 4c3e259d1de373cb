import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CheckboxGroup } from '../checkbox-group/index.js';
import { Field } from '../field/index.js';
import { RadioGroup } from '../radio-group/index.js';
import { ErrorSummary, type ErrorSummaryError } from './ErrorSummary.js';

const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
];

const form = (errors: readonly ErrorSummaryError[]) => (
  <form onSubmit={(event) => event.preventDefault()}>
    <ErrorSummary title="There is a problem" errors={errors} />
    <Field label="Email" name="email" />
    <Field label="Code" id="code" />
    <RadioGroup legend="Size" name="size" options={options} />
    <CheckboxGroup legend="Days" name="days" options={options} defaultValue={['b']} />
    <button>Send</button>
  </form>
);

const submit = (): void => {
  const element = document.querySelector('form');
  if (element) fireEvent.submit(element);
};

const all: readonly ErrorSummaryError[] = [
  { field: 'email', message: 'Enter an email address' },
  { field: 'code', message: 'Enter the code' },
  { field: 'size', message: 'Choose a size' },
  { field: 'days', message: 'Choose fewer days' },
  { message: 'The card was declined' },
];

const summary = (): HTMLElement => screen.getByRole('group', { name: 'There is a problem' });

describe('ErrorSummary', () => {
  it('renders nothing without errors', () => {
    render(form([]));
    expect(screen.queryByText('There is a problem')).toBeNull();
  });

  it('takes focus when rendered with errors', () => {
    render(form(all));
    expect(document.activeElement).toBe(summary());
  });

  it('gets the focus after each submit with errors', () => {
    const { rerender } = render(form([]));
    submit();
    rerender(form([]));
    rerender(form(all));
    expect(document.activeElement).toBe(summary());
    screen.getByLabelText('Email').focus();
    submit();
    rerender(form([...all]));
    expect(document.activeElement).toBe(summary());
  });

  it('gets the focus in a shadow tree too', () => {
    const host = document.body.appendChild(document.createElement('div'));
    const tree = host.attachShadow({ mode: 'open' });
    const container = tree.appendChild(document.createElement('div'));
    const { rerender } = render(form([]), { container });
    const sent = tree.querySelector('form');
    if (sent) fireEvent.submit(sent);
    rerender(form(all));
    expect(tree.activeElement?.textContent).toContain('There is a problem');
    host.remove();
  });

  it('leaves focus to a typing visitor', () => {
    const { rerender } = render(form([]));
    const field = screen.getByLabelText('Email');
    field.focus();
    rerender(form(all));
    expect(document.activeElement).toBe(field);
    rerender(form(all.slice(1)));
    expect(document.activeElement).toBe(field);
  });

  it.each([
    ['Enter an email address', 'Email'],
    ['Enter the code', 'Code'],
    ['Choose a size', 'First'],
    ['Choose fewer days', 'Second'],
  ])('leads from "%s" to its control', (message, label) => {
    render(form(all));
    const link = screen.getByRole('link', { name: message });
    act(() => {
      fireEvent.click(link);
    });
    const controls = screen.getAllByLabelText(label);
    expect(controls).toContain(document.activeElement);
    expect(document.activeElement?.getAttribute('name') ?? document.activeElement?.id).toBe(
      all.find((error) => error.message === message)?.field,
    );
  });

  it('shows an error without a control unlinked', () => {
    render(form(all));
    expect(screen.getByText('The card was declined').closest('a')).toBeNull();
  });
});
