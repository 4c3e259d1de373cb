import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { XIcon } from '../icons/index.js';
import { IconButton } from './IconButton.js';

afterEach(cleanup);

describe('IconButton', () => {
  it('has its label as its name and shows no other word', () => {
    render(
      <IconButton label="Remove Ana Ruiz">
        <XIcon />
      </IconButton>,
    );
    expect(screen.getByRole('button', { name: 'Remove Ana Ruiz' }).textContent).toBe('');
  });

  it('ignores clicks while it is busy, and keeps its place in the tab order', () => {
    const onClick = vi.fn();
    render(
      <IconButton label="Remove" busy onClick={onClick}>
        <XIcon />
      </IconButton>,
    );
    const button = screen.getByRole('button', { name: 'Remove' });
    fireEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(button.hasAttribute('disabled')).toBe(false);
  });
});
