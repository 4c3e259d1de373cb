// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prepareClaimTab } from './claim-tab.ts';

const close = vi.fn();
const tab = () => ({
  document: document.implementation.createHTMLDocument(),
  location: { replace: vi.fn() },
  closed: false,
  opener: null,
  close,
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function openSlowly() {
  const opened = tab();
  vi.stubGlobal('open', () => opened);
  const claimTab = prepareClaimTab('Checking…');
  vi.advanceTimersByTime(800);
  return { opened, claimTab };
}

it('a tab that has to wait says so, and is closed with what happened in words, in case it cannot be', () => {
  const { opened, claimTab } = openSlowly();
  expect(opened.document.body.textContent).toBe('Checking…');
  claimTab.discard('It is taken.');
  expect(opened.document.title).toBe('It is taken.');
  expect(opened.document.body.textContent).toBe('It is taken.');
  expect(close).toHaveBeenCalledOnce();
});

it('a tab in which the visitor has gone elsewhere is closed all the same', () => {
  const { opened, claimTab } = openSlowly();
  Object.defineProperty(opened, 'document', {
    get() {
      throw new DOMException('Blocked', 'SecurityError');
    },
  });
  claimTab.discard('It is taken.');
  expect(close).toHaveBeenCalledOnce();
});
