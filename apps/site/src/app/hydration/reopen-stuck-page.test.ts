// @vitest-environment happy-dom
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reopenStuckPage } from './reopen-stuck-page.ts';

vi.mock('react-dom/client', { spy: true });

const reload = vi.spyOn(location, 'reload').mockReturnValue();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  reload.mockClear();
});

it('leaves a page alone where React still renders', async () => {
  reopenStuckPage();
  await vi.waitFor(() => {
    expect(vi.getTimerCount()).toBe(0);
  });
  expect(reload).not.toHaveBeenCalled();
});

it('opens a page afresh where React no longer renders', () => {
  vi.mocked(createRoot).mockReturnValueOnce({ render: vi.fn(), unmount: vi.fn() } satisfies Root);
  reopenStuckPage();
  vi.runAllTimers();
  expect(reload).toHaveBeenCalledOnce();
});
