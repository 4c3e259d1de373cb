import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { AlertDialog } from '../alert-dialog/index.js';
import { Drawer } from '../drawer/index.js';
import { Dialog, type DialogProps } from './Dialog.js';

interface PageProps {
  readonly Sheet: ComponentType<DialogProps>;
  readonly isNested: boolean;
}

function Page({ Sheet, isNested }: PageProps) {
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const question = (
    <AlertDialog
      title="Discard?"
      cancelLabel="Keep"
      confirmLabel="Discard"
      open={isAsking}
      onOpenChange={setAsking}
      onConfirm={() => setOpen(false)}
    >
      The changes are lost.
    </AlertDialog>
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

const press = async (name: string): Promise<void> => {
  const button = screen.getByRole('button', { name });
  await act(async () => {
    button.focus();
    fireEvent.click(button);
    await Promise.resolve();
  });
};

it('onConfirm changes nothing after its dialog closed', async () => {
  const settle: (() => void)[] = [];
  // As a promise of another frame: no instance of this one's `Promise`.
  const onConfirm = vi.fn(() => ({
    then: (resolve: () => void) => void settle.push(resolve),
  }));
  const onOpenChange = vi.fn();
  const question = (open: boolean) => (
    <AlertDialog
      title="Discard?"
      cancelLabel="Keep"
      confirmLabel="Discard"
      open={open}
      onConfirm={onConfirm}
      onOpenChange={onOpenChange}
    >
      The changes are lost.
    </AlertDialog>
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
