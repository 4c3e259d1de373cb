import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { appendServerHtml } from '../internal/testing/appendServerHtml.js';
import { Dialog, PreviewDialog } from './Dialog.js';
import type { DialogProps } from './dialog-props.js';
import { closeDialog, openDialog } from './dialog-events.js';

const bodyWidth = vi.fn(() => 1440);

beforeEach(() => {
  bodyWidth.mockReturnValue(1440);
  Object.defineProperty(document.body, 'clientWidth', { configurable: true, get: bodyWidth });
});

function mount(props: Partial<DialogProps> = {}) {
  const onOpenChange = vi.fn();
  const onAfterClose = vi.fn();
  const all: DialogProps = {
    id: 'labels',
    title: 'Labels',
    closeLabel: 'Close',
    children: 'Words',
    onOpenChange,
    onAfterClose,
    ...props,
  };
  const { rerender } = render(<Dialog {...all} />);
  return {
    onOpenChange,
    onAfterClose,
    update: (more: Partial<DialogProps>) => rerender(<Dialog {...all} {...more} />),
  };
}

const queryDialog = () => screen.queryByRole('dialog');
const ask = (what: (id: string) => void, id = 'labels') => act(() => what(id));

describe('Dialog', () => {
  it('opens alone where another has its id', () => {
    mount();
    mount();
    ask(openDialog);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('hears no more events when it is gone', () => {
    const { onOpenChange } = mount();
    cleanup();
    ask(openDialog);
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('reports each close once, after opening only', async () => {
    const { onAfterClose, onOpenChange } = mount();
    ask(openDialog, 'nobody');
    await act(() => Promise.resolve());
    expect(queryDialog()).toBeNull();
    expect(onAfterClose).not.toHaveBeenCalled();
    for (const times of [1, 2]) {
      ask(openDialog);
      expect(onOpenChange).toHaveBeenLastCalledWith(
        true,
        expect.objectContaining({ reason: 'event' }),
      );
      expect(onAfterClose).toHaveBeenCalledTimes(times - 1);
      ask(closeDialog);
      await waitFor(() => expect(onAfterClose).toHaveBeenCalledTimes(times));
      expect(queryDialog()).toBeNull();
    }
  });

  it('says so too when its owner closed it', async () => {
    const { onAfterClose, onOpenChange, update } = mount({ open: true });
    update({ open: false });
    await waitFor(() => expect(onAfterClose).toHaveBeenCalledOnce());
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('reports closing with the dialog around it', async () => {
    const [outer, inner] = [vi.fn(), vi.fn()];
    const element = (open: boolean) => (
      <Dialog title="Outer" closeLabel="Close" open={open} onAfterClose={outer}>
        <Dialog title="Inner" closeLabel="Close" open={open} onAfterClose={inner} />
      </Dialog>
    );
    const { rerender } = render(element(true));
    await screen.findByRole('dialog', { name: 'Inner' });
    rerender(element(false));
    await waitFor(() => expect(outer).toHaveBeenCalledOnce());
    expect(inner).toHaveBeenCalledOnce();
  });

  it('leaves the decision to its owner', () => {
    const { onOpenChange } = mount({ open: true });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, {
      reason: 'close-press',
      event: expect.any(Event),
    });
    expect(queryDialog()).not.toBeNull();
  });

  it('needs no id if controlled, and ignores events', () => {
    mount({ id: undefined, open: true });
    ask(closeDialog, 'undefined');
    expect(queryDialog()).not.toBeNull();
  });

  it.each([
    [639, undefined, true],
    [640, undefined, false],
    [320, false, false],
    [1440, true, true],
  ])('body %s px, fullScreen %s: fills window: %s', (width, fullScreen, fills) => {
    bodyWidth.mockReturnValue(width);
    mount({ defaultOpen: true, fullScreen });
    expect(screen.getByRole('dialog').hasAttribute('data-full-screen')).toBe(fills);
  });

  it('follows the window', () => {
    mount({ defaultOpen: true });
    bodyWidth.mockReturnValue(400);
    fireEvent(window, new Event('resize'));
    expect(screen.getByRole('dialog').hasAttribute('data-full-screen')).toBe(true);
  });

  it('adds no server markup and hydrates cleanly', () => {
    const element = (
      <Dialog id="labels" title="Labels" closeLabel="Close" defaultOpen>
        Words
      </Dialog>
    );
    const container = appendServerHtml(element);
    expect(container.querySelector('[style], style, script')).toBeNull();
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    render(element, { container, hydrate: true });
    expect(queryDialog()).not.toBeNull();
    expect(complain.mock.calls).toEqual([]);
  });
});

it('a preview measures the window, showing its action', () => {
  bodyWidth.mockReturnValue(300);
  vi.stubGlobal('innerWidth', 600);
  render(
    <PreviewDialog
      id="sample"
      title="Milo, pet ID"
      closeLabel="Close"
      action={<a href="/new">Create page</a>}
      defaultOpen
    >
      Page
    </PreviewDialog>,
  );
  const sheet = screen.getByRole('dialog', { name: 'Milo, pet ID' });
  expect(sheet.hasAttribute('data-full-screen')).toBe(false);
  expect(screen.getByRole('link', { name: 'Create page' })).not.toBeNull();
  vi.stubGlobal('innerWidth', 599);
  fireEvent(window, new Event('resize'));
  expect(sheet.hasAttribute('data-full-screen')).toBe(true);
});

it('dialog events are silent without a window', () => {
  vi.stubGlobal('window', undefined);
  expect(() => {
    openDialog('labels');
    closeDialog('labels');
  }).not.toThrow();
  vi.unstubAllGlobals();
});

describe('Dialog with a form', () => {
  const footer: DialogProps['footer'] = ({ isBusy, error }) => (
    <>
      <p role="alert">{error instanceof Error && error.message}</p>
      <button>{isBusy ? 'Sending' : 'Send'}</button>
    </>
  );
  const send = () => {
    const form = screen.getByRole('dialog').querySelector('form');
    if (form) fireEvent.submit(form);
  };
  const content = <input name="email" aria-label="Email" defaultValue="ana@example.com" />;

  it('has content and footer in the form', () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    mount({
      defaultOpen: true,
      form: { onSubmit },
      footer: <button>Send</button>,
      children: content,
    });
    const form = screen.getByRole('dialog').querySelector('form');
    expect(form?.contains(screen.getByRole('button', { name: 'Send' }))).toBe(true);
    expect(form?.contains(screen.getByLabelText('Email'))).toBe(true);
    send();
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('passes its form to onConfirm, then closes', async () => {
    const onConfirm = vi.fn((_data: FormData) => Promise.resolve());
    const { onOpenChange } = mount({ defaultOpen: true, onConfirm, footer, children: content });
    send();
    send();
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(onConfirm.mock.lastCall?.[0].get('email')).toBe('ana@example.com');
    expect(screen.getByRole('button', { name: 'Sending' })).toBeDefined();
    expect(queryDialog()?.getAttribute('aria-busy')).toBe('true');
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onOpenChange).not.toHaveBeenCalled();
    await act(() => Promise.resolve());
    expect(onOpenChange).toHaveBeenLastCalledWith(
      false,
      expect.objectContaining({ reason: 'confirm' }),
    );
    await waitFor(() => expect(queryDialog()).toBeNull());
  });
});
