import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './Button.js';

describe('Button', () => {
  it('does not send a form unless asked to', () => {
    render(<Button>Go</Button>);
    expect(screen.getByRole('button').getAttribute('type')).toBe('button');
  });

  it('keeps name and focus while busy, inactive', () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy onClick={onClick}>
          Send
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Send' });
    fireEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(button.hasAttribute('disabled')).toBe(false);
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  it('is disabled rather than busy when both', () => {
    render(
      <Button busy disabled>
        Send
      </Button>,
    );
    expect(screen.getByRole('button').hasAttribute('disabled')).toBe(true);
  });
});

describe('Button with href', () => {
  it('loses its URL and handlers while disabled', () => {
    const onClick = vi.fn();
    render(
      <Button disabled render={<a href="/pricing" onClick={onClick} />}>
        Pricing
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'Pricing' });
    fireEvent.click(link);
    expect(link.hasAttribute('href')).toBe(false);
    expect(link.getAttribute('aria-disabled')).toBe('true');
    expect(link.tabIndex).toBe(-1);
    expect(onClick).not.toHaveBeenCalled();
  });

  it('has no type, stays focusable while busy', () => {
    render(
      <Button busy render={<a href="/pricing" />}>
        Pricing
      </Button>,
    );
    expect(screen.getByRole('link').tabIndex).toBe(0);
    expect(screen.getByRole('link').hasAttribute('type')).toBe(false);
  });
});
