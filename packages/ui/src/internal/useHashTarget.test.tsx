import { act, render } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useHashTarget } from './useHashTarget.js';

const scrollIntoView = vi.fn();

beforeEach(() => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scrollIntoView.mockClear());
});
afterEach(() => {
  history.replaceState(null, '', '/');
});

function Answer({ startsOpen }: { readonly startsOpen: boolean }) {
  const element = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(startsOpen);
  useHashTarget(
    element,
    () => isOpen,
    () => setOpen(true),
  );
  return (
    <div ref={element} data-open={isOpen}>
      <p id="size">Not below 2 cm.</p>
    </div>
  );
}

/** Navigates to a hash, and waits three frames after its event. */
async function changeHash(hash: string): Promise<void> {
  await act(async () => {
    const changed = new Promise((resolve) =>
      addEventListener('hashchange', resolve, { once: true }),
    );
    location.hash = hash;
    await changed;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}

describe('useHashTarget', () => {
  it('opens what is closed, and scrolls there once', async () => {
    const { container } = render(<Answer startsOpen={false} />);
    await changeHash('#size');
    expect(container.querySelector('[data-open=true]')).not.toBeNull();
    expect(scrollIntoView).toHaveBeenCalledOnce();
  });

  it('leaves an open target to the browser', async () => {
    render(<Answer startsOpen />);
    await changeHash('#size');
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it('is none where it is no valid encoding', async () => {
    render(<Answer startsOpen={false} />);
    await changeHash('#%E0%A4%A');
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});
