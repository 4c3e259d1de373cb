import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { advance } from '../internal/testing/advance.js';
import { Notice, type NoticeProps } from './Notice.js';
import { NoticeStack } from './NoticeStack.js';

beforeEach(() => {
  vi.useFakeTimers();
});

function mount(props: Partial<NoticeProps> = {}) {
  const onClose = vi.fn();
  render(<Notice message="Sent" closeLabel="Close" onClose={onClose} {...props} />);
  return onClose;
}

describe('Notice', () => {
  it('closes after eight seconds', () => {
    const onClose = mount();
    advance(7999);
    expect(onClose).not.toHaveBeenCalled();
    advance(1);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each([0, 2 ** 31, Infinity, Number.NaN])('stays with a delay of %s', (autoCloseMs) => {
    const onClose = mount({ autoCloseMs });
    advance(100_000);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('pauses under pointer and focus, then resumes', () => {
    const onClose = mount();
    const button = screen.getByRole('button', { name: 'Close' });
    advance(5000);
    fireEvent.pointerEnter(screen.getByText('Sent'));
    advance(20_000);
    fireEvent.focus(button);
    fireEvent.pointerLeave(screen.getByText('Sent'));
    advance(20_000);
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.blur(button);
    advance(2999);
    expect(onClose).not.toHaveBeenCalled();
    advance(1);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is announced once the page is visible', () => {
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    mount({ severity: 'error' });
    expect(screen.queryByRole('alert')).toBeNull();
    state.mockRestore();
    fireEvent(document, new Event('visibilitychange'));
    expect(screen.getByRole('alert').textContent).toBe('Sent');
  });

  it('interrupts a screen reader for an error only', () => {
    mount({ severity: 'error' });
    expect(screen.getByRole('alert').textContent).toBe('Sent');
    cleanup();
    mount({ severity: 'warning' });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('NoticeStack', () => {
  const stack = (...messages: readonly string[]) => (
    <NoticeStack>
      {messages.map((message) => (
        <Notice key={message} message={message} closeLabel={message} onClose={vi.fn()} />
      ))}
    </NoticeStack>
  );

  it('is a live region with the newest three', () => {
    const { rerender } = render(<NoticeStack />);
    const region = screen.getByRole('status');
    rerender(stack('one', 'two', 'three', 'four'));
    expect(screen.getByRole('status')).toBe(region);
    expect(region.textContent).toBe('twothreefour');
  });

  it('does not restore what newer notices pushed out', () => {
    const { rerender } = render(stack('one', 'two', 'three', 'four', 'five'));
    const region = screen.getByRole('status');
    rerender(stack('one', 'two', 'three'));
    expect(region.textContent).toBe('three');
    rerender(stack('one', 'two', 'three', 'six'));
    expect(region.textContent).toBe('threesix');
    // Removed and added again, it is a new notice.
    rerender(stack());
    rerender(stack('one'));
    expect(region.textContent).toBe('one');
  });

  function Page({ open }: { readonly open: readonly string[] }) {
    return (
      <main tabIndex={-1}>
        <button type="button">Send</button>
        {stack(...open)}
      </main>
    );
  }

  it('takes and returns focus by F6', () => {
    const { rerender } = render(<Page open={['one', 'two']} />);
    const send = screen.getByRole('button', { name: 'Send' });
    send.focus();
    const press = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'F6' });
    expect(press()).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'two' }));
    expect(press()).toBe(false);
    expect(document.activeElement).toBe(send);
    press();
    rerender(<Page open={['one']} />);
    expect(document.activeElement).toBe(send);
    rerender(<Page open={[]} />);
    // Without a notice the key stays that of the browser.
    expect(press()).toBe(true);
    expect(document.activeElement).toBe(send);
  });

  it('returns focus when a notice closes', () => {
    const { rerender } = render(<Page open={['one', 'two']} />);
    screen.getByRole('button', { name: 'Send' }).focus();
    screen.getByRole('button', { name: 'one' }).focus();
    screen.getByRole('button', { name: 'two' }).focus();
    rerender(<Page open={['one']} />);
    expect(document.activeElement?.textContent).toBe('Send');
    rerender(<Page open={[]} />);
    expect(document.activeElement?.textContent).toBe('Send');
  });

  it('focuses the nearest element where that is removed', () => {
    const page = (hasRow: boolean, open: readonly string[]) => (
      <>
        <ul>
          <li>{hasRow && <button type="button">Delete</button>}</li>
          <li>
            <button type="button">Next row</button>
          </li>
        </ul>
        <Page open={open} />
      </>
    );
    const { rerender } = render(page(true, ['one']));
    screen.getByRole('button', { name: 'Delete' }).focus();
    screen.getByRole('button', { name: 'one' }).focus();
    rerender(page(false, ['one']));
    rerender(page(false, []));
    expect(document.activeElement?.textContent).toBe('Next row');
  });

  it('focuses the main content otherwise, only if needed', () => {
    const { rerender } = render(<Page open={['one', 'two']} />);
    screen.getByRole('button', { name: 'two' }).focus();
    rerender(<Page open={['one']} />);
    expect(document.activeElement?.tagName).toBe('MAIN');
    screen.getByRole('button', { name: 'Send' }).focus();
    rerender(<Page open={[]} />);
    expect(document.activeElement?.textContent).toBe('Send');
  });
});
