import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WaitingOverlay } from './WaitingOverlay.js';

it('is an empty live region and leaves focus', () => {
  const page = (open: boolean) => (
    <>
      <input aria-label="Path" />
      <WaitingOverlay open={open} label="Please wait..." />
    </>
  );
  const { rerender } = render(page(false));
  const region = screen.getByRole('status');
  expect(region.childNodes).toHaveLength(0);
  screen.getByLabelText('Path').focus();
  rerender(page(true));
  expect(screen.getByRole('status')).toBe(region);
  expect(region.textContent).toBe('Please wait...');
  expect(document.activeElement).toBe(screen.getByLabelText('Path'));
});
