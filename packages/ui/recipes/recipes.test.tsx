// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ActionForm } from './ActionForm.js';
import { DrawerForm } from './DrawerForm.js';
import { HookForm } from './HookForm.js';
import { NativeForm } from './NativeForm.js';
import { PagedTable } from './PagedTable.js';

const summary = () => screen.queryByRole('group', { name: 'There is a problem' });
const messages = () =>
  within(summary() ?? document.createElement('div'))
    .queryAllByRole('link')
    .map((link) => link.textContent);
const submit = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
  });
const type = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

it('native form shows errors, focuses summary, then submits', async () => {
  const onSend = vi.fn((_data: FormData) => undefined);
  render(<NativeForm onSend={onSend} />);
  await submit('Send');
  expect(messages()).toEqual([
    'Enter an email address with an @.',
    'Choose a size.',
    'Choose one day or more.',
  ]);
  expect(document.activeElement).toBe(summary());
  fireEvent.click(screen.getByRole('link', { name: 'Choose a size.' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Small'));
  type('Email', 'ana@example.com');
  fireEvent.click(screen.getByLabelText('Large'));
  fireEvent.click(screen.getByLabelText('Tuesday'));
  await submit('Send');
  expect(summary()).toBeNull();
  expect([...(onSend.mock.lastCall?.[0] ?? [])]).toEqual([
    ['email', 'ana@example.com'],
    ['size', 'l'],
    ['day', 'tue'],
  ]);
});

it('React action form stays busy, keeps text, saves', async () => {
  let settle: (error: string | undefined) => void = () => undefined;
  const save = vi.fn(
    (_email: string) =>
      new Promise<string | undefined>((resolve) => {
        settle = resolve;
      }),
  );
  render(<ActionForm save={save} />);
  type('Email', 'taken@example.com');
  await submit('Save');
  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBe('true');
  await act(async () => {
    settle('This address is taken.');
    await Promise.resolve();
  });
  expect(messages()).toEqual(['This address is taken.']);
  expect(document.activeElement).toBe(summary());
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('taken@example.com');
  type('Email', 'ana@example.com');
  await submit('Save');
  await act(async () => {
    settle(undefined);
    await Promise.resolve();
  });
  expect(save).toHaveBeenLastCalledWith('ana@example.com');
  expect(summary()).toBeNull();
});

it('React Hook Form shows errors, summary, then submits', async () => {
  const onSend = vi.fn();
  render(<HookForm onSend={onSend} />);
  await submit('Send');
  expect(messages()).toEqual([
    'Enter an email address.',
    'Choose a country.',
    'Choose a size.',
    'Choose one day or more.',
    'Agree to the terms.',
  ]);
  expect(document.activeElement).toBe(summary());
  type('Email', 'ana@example.com');
  type('Country', 'es');
  fireEvent.click(screen.getByLabelText('Large'));
  fireEvent.click(screen.getByLabelText('Monday'));
  fireEvent.click(screen.getByLabelText('I agree to the terms'));
  await submit('Send');
  expect(onSend.mock.lastCall?.[0]).toEqual({
    email: 'ana@example.com',
    country: 'es',
    size: 'l',
    days: ['mon'],
    terms: true,
  });
  expect(summary()).toBeNull();
});

it('drawer form stays open when invalid, then closes', async () => {
  const save = vi.fn((_email: string) => Promise.resolve());
  render(<DrawerForm save={save} onClose={vi.fn()} />);
  await screen.findByRole('dialog');
  await submit('Save');
  expect(messages()).toEqual(['Enter an email address with an @.']);
  expect(save).not.toHaveBeenCalled();
  type('Email', 'ana@example.com');
  save.mockRejectedValueOnce(new Error('offline'));
  await submit('Save');
  expect(summary()).toBeNull();
  expect(screen.getByRole('alert').textContent).toBe('It was not saved. Try again.');
  await submit('Save');
  expect(save).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a table shows the rows of its page', () => {
  const members = Array.from({ length: 21 }, (_, index) => ({
    id: String(index),
    name: `Member ${String(index + 1)}`,
  }));
  render(<PagedTable members={members} t={(word) => word} />);
  expect(screen.queryByText('Member 21')).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Page 2' }));
  expect(screen.getByText('Member 21')).toBeDefined();
  expect(screen.queryByText('Member 20')).toBeNull();
});
