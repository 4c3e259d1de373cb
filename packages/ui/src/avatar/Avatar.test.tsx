import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Avatar } from './Avatar.js';

beforeEach(() => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
});

it('shows its initials when an image fails', () => {
  const { container, rerender } = render(
    <Avatar initials="MD" label="Mara D." image={{ src: '/gone.webp' }} />,
  );
  const picture = () => container.querySelector('img');
  const first = picture();
  expect(first).not.toBeNull();
  if (first) fireEvent.error(first);
  expect(picture()).toBeNull();
  expect(screen.getByRole('img', { name: 'Mara D.' }).textContent).toBe('MD');
  rerender(<Avatar initials="MD" label="Mara D." image={{ src: '/there.webp' }} />);
  expect(picture()).not.toBeNull();
});

it('is decorative without a label', () => {
  const { container } = render(<Avatar initials="MD" />);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});
