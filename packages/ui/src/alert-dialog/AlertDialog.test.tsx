import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AlertDialog, type AlertDialogProps } from './AlertDialog.js';

function mount(props: Partial<AlertDialogProps>): ReturnType<typeof vi.fn> {
  const onOpenChange = vi.fn();
  render(
    <AlertDialog
      title="Delete?"
      cancelLabel="Keep"
      confirmLabel="Delete"
      defaultOpen
      onOpenChange={onOpenChange}
      {...props}
    >
      The codes lead nowhere then.
    </AlertDialog>,
  );
  return onOpenChange;
}

const confirm = (): void => {
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
};
const closed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

describe('AlertDialog', () => {
  it('is busy and open while the promise pends', async () => {
    let resolve: (value: undefined) => void = () => undefined;
    const promise = new Promise<undefined>((settle) => {
      resolve = settle;
    });
    const onConfirm = vi.fn(() => promise);
    const onOpenChange = mount({ onConfirm });
    confirm();
    confirm();
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Delete' }).getAttribute('aria-busy')).toBe('true');
    fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' });
    fireEvent.click(screen.getByRole('button', { name: 'Keep' }));
    expect(onOpenChange).not.toHaveBeenCalled();
    await act(async () => {
      resolve(undefined);
      await promise;
    });
    await closed();
  });

  it('shows the error of a rejected promise', async () => {
    const onOpenChange = mount({
      onConfirm: () => Promise.reject(new Error('Offline')),
      getErrorText: (error) => (error instanceof Error ? error.message : ''),
    });
    await act(async () => {
      confirm();
      await Promise.resolve();
    });
    expect(screen.getByRole('alert').textContent).toBe('Offline');
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Delete' }).hasAttribute('aria-busy')).toBe(false);
  });

  it('reports a rejection that nothing shows', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const error = new Error('Offline');
    mount({ onConfirm: () => Promise.reject(error) });
    await act(async () => {
      confirm();
      await Promise.resolve();
    });
    expect(report).toHaveBeenCalledWith(error);
  });
});
