// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
  vi.restoreAllMocks();
});

function openSlowly(opened: unknown = tab()) {
  vi.stubGlobal('open', () => opened);
  const claimTab = prepareClaimTab('Checking…');
  vi.advanceTimersByTime(800);
  return claimTab;
}

describe('prepareClaimTab', () => {
  it('shows the text of a slow check', () => {
    const opened = tab();
    const claimTab = openSlowly(opened);
    expect(opened.document.body.textContent).toBe('Checking…');
    claimTab.discard('It is taken.');
    expect(opened.document.title).toBe('It is taken.');
    expect(opened.document.body.textContent).toBe('It is taken.');
    expect(close).toHaveBeenCalledOnce();
  });

  it('closes a tab that has left', () => {
    const opened = tab();
    const claimTab = openSlowly(opened);
    Object.defineProperty(opened, 'document', {
      get() {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
    claimTab.discard('It is taken.');
    expect(close).toHaveBeenCalledOnce();
  });

  it.each([
    ['opened', tab()],
    ['closed', { ...tab(), closed: true }],
    ['blocked', null],
    ['blocked', window],
  ] as const)('tells that the tab is %s', (result, opened) => {
    document.body.textContent = 'This page';
    expect(openSlowly(opened).show('/claim')).toBe(result);
    expect(document.body.textContent).toBe('This page');
  });
});
