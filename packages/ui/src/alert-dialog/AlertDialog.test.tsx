import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Dialog, type DialogProps } from '../dialog/index.js';
import { Drawer } from '../drawer/index.js';
import { AlertDialog, type AlertDialogProps } from './AlertDialog.js';

const Question = (props: Partial<AlertDialogProps>) => (
  <AlertDialog title="Discard?" cancelLabel="Keep" confirmLabel="Discard" {...props}>
    The changes are lost.
  </AlertDialog>
);

function mount(props: Partial<AlertDialogProps>): ReturnType<typeof vi.fn> {
  const onOpenChange = vi.fn();
  render(<Question defaultOpen onOpenChange={onOpenChange} {...props} />);
  return onOpenChange;
}

const press = (name: string) =>
  act(async () => {
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
    await Promise.resolve();
  });

describe('AlertDialog', () => {
  it('is busy and open while the promise pends', async () => {
    const onConfirm = vi.fn(() => Promise.resolve());
    const onAfterClose = vi.fn();
    const onOpenChange = mount({ onConfirm, onAfterClose });
    const button = screen.getByRole('button', { name: 'Discard' });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(button.getAttribute('aria-busy')).toBe('true');
    fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' });
    fireEvent.click(screen.getByRole('button', { name: 'Keep' }));
    expect(onOpenChange).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(onAfterClose).toHaveBeenCalledOnce());
  });

  it('shows the error of a rejected promise', async () => {
    const onOpenChange = mount({
      onConfirm: () => Promise.reject(new Error('Offline')),
      getErrorText: (error) => (error instanceof Error ? error.message : ''),
    });
    await press('Discard');
    expect(screen.getByRole('alert').textContent).toBe('Offline');
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Discard' }).hasAttribute('aria-busy')).toBe(false);
  });

  it('reports a rejection that nothing shows', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const error = new Error('Offline');
    mount({ onConfirm: () => Promise.reject(error) });
    await press('Discard');
    expect(report).toHaveBeenCalledWith(error);
  });

  it('onConfirm changes nothing after its dialog closed', async () => {
    const settle: (() => void)[] = [];
    // As a promise of another frame: no instance of this one's `Promise`.
    const onConfirm = vi.fn(() => ({
      then: (resolve: () => void) => void settle.push(resolve),
    }));
    const onOpenChange = vi.fn();
    const question = (open: boolean) => (
      <Question open={open} onConfirm={onConfirm} onOpenChange={onOpenChange} />
    );
    const { rerender } = render(question(true));
    await press('Discard');
    expect(onOpenChange).not.toHaveBeenCalled();
    rerender(question(false));
    rerender(question(true));
    await press('Discard');
    expect(onConfirm).toHaveBeenCalledTimes(2);
    act(() => settle[0]?.());
    expect(onOpenChange).not.toHaveBeenCalled();
    act(() => settle[1]?.());
    expect(onOpenChange).toHaveBeenCalledOnce();
  });
});

interface PageProps {
  readonly Sheet: ComponentType<DialogProps>;
  readonly isNested: boolean;
}

function Page({ Sheet, isNested }: PageProps) {
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const question = (
    <Question open={isAsking} onOpenChange={setAsking} onConfirm={() => setOpen(false)} />
  );
  return (
    <main>
      <button>First</button>
      <button onClick={() => setOpen(true)}>Edit</button>
      <Sheet
        title="Member"
        closeLabel="Close"
        open={isOpen}
        onOpenChange={(next) => {
          if (!next) setAsking(true);
        }}
      >
        <input aria-label="Name" />
        {isNested && question}
      </Sheet>
      {!isNested && question}
    </main>
  );
}

it.each([
  ['Dialog, nested', Dialog, true],
  ['Dialog, beside it', Dialog, false],
  ['Drawer, nested', Drawer, true],
  ['Drawer, beside it', Drawer, false],
] as const)('closing the asking dialog returns focus: %s', async (_, Sheet, isNested) => {
  render(<Page Sheet={Sheet} isNested={isNested} />);
  await press('Edit');
  await waitFor(() =>
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true),
  );
  screen.getByLabelText('Name').focus();
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Escape' });
  await waitFor(() =>
    expect(screen.getByRole('alertdialog').contains(document.activeElement)).toBe(true),
  );
  await press('Discard');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Edit'));
});
