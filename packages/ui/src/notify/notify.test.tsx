import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { advance } from '../internal/testing/advance.js';
import { Dialog } from '../dialog/index.js';
import { dismissNotice, Notices, notify } from './index.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => dismissNotice());
});

const say = (what: () => unknown): void => {
  act(() => {
    what();
  });
};
const severityOf = (text: string) =>
  screen.getByText(text).closest('[data-severity]')?.getAttribute('data-severity');

describe('notify', () => {
  it.each(['success', 'error', 'warning', 'info'] as const)('shows a notice: %s', (severity) => {
    render(<Notices closeLabel="Close" />);
    say(() => notify[severity]('Saved'));
    expect(severityOf('Saved')).toBe(severity);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('shows earlier calls once mounted', () => {
    notify('Signed in');
    render(<Notices closeLabel="Close" />);
    expect(screen.getByText('Signed in')).toBeDefined();
  });

  it('stays until its action, which closes it', () => {
    const onClick = vi.fn();
    render(<Notices closeLabel="Close" />);
    say(() => notify('Deleted', { action: { label: 'Undo', onClick } }));
    advance(60_000);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onClick).toHaveBeenCalledOnce();
    expect(screen.queryByText('Deleted')).toBeNull();
  });

  it('has its action by F6 over a dialog', () => {
    const onClick = vi.fn();
    render(
      <>
        <Notices closeLabel="Close" />
        <Dialog title="Member" closeLabel="Leave" defaultOpen>
          <input aria-label="Name" />
        </Dialog>
      </>,
    );
    say(() => notify('Deleted', { action: { label: 'Undo', onClick } }));
    const name = screen.getByLabelText('Name');
    const press = (key: string, shiftKey = false): void => {
      fireEvent.keyDown(document.activeElement ?? document.body, { key, shiftKey });
    };
    const undo = screen.getByRole('button', { name: 'Undo' });
    name.focus();
    press('F6');
    expect(document.activeElement).toBe(undo);
    press('Tab', true);
    expect(document.activeElement).toBe(name);
    press('F6');
    screen.getByRole('button', { name: 'Close' }).focus();
    press('Tab');
    expect(document.activeElement).toBe(name);
    press('F6');
    fireEvent.click(undo);
    expect(onClick).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(name);
    expect(screen.getByRole('dialog')).toBeDefined();
  });

  it('replaces a notice with its id and restarts', () => {
    render(<Notices closeLabel="Close" />);
    say(() => notify('One file', { id: 'upload' }));
    advance(6000);
    say(() => notify('Two files', { id: 'upload' }));
    advance(6000);
    expect(screen.queryByText('One file')).toBeNull();
    expect(screen.getByText('Two files')).toBeDefined();
    advance(2000);
    expect(screen.queryByText('Two files')).toBeNull();
  });

  it('closes one notice or all by code', () => {
    render(<Notices closeLabel="Close" />);
    let id = '';
    say(() => (id = notify('One')));
    say(() => notify('Two'));
    say(() => dismissNotice(id));
    expect(screen.queryByText('One')).toBeNull();
    say(() => dismissNotice());
    expect(screen.queryByText('Two')).toBeNull();
  });
});

describe('notify.promise', () => {
  const messages = {
    pending: 'Saving',
    success: (count: number) => `Saved ${String(count)}`,
    error: (error: unknown) => (error instanceof Error ? error.message : ''),
  };

  it('stays while pending, then shows the outcome', async () => {
    render(<Notices closeLabel="Close" />);
    const promise = Promise.resolve(3);
    say(() => notify.promise(promise, messages));
    advance(60_000);
    expect(severityOf('Saving')).toBe('info');
    await act(() => promise);
    expect(severityOf('Saved 3')).toBe('success');
    expect(screen.queryByText('Saving')).toBeNull();
    advance(8000);
    expect(screen.queryByText('Saved 3')).toBeNull();
  });

  it('shows a rejection and leaves it to callers', async () => {
    render(<Notices closeLabel="Close" />);
    let promise: Promise<number> | undefined;
    await act(async () => {
      promise = notify.promise(Promise.reject<number>(new Error('Offline')), messages);
      await promise.catch(() => undefined);
    });
    expect(severityOf('Offline')).toBe('error');
    await expect(promise).rejects.toThrow('Offline');
  });
});
