// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyDatedContent, DISMISSED_STORAGE_KEY } from './dated-content.ts';

const line = (key: string, change: object = {}) => ({
  key,
  since: Date.UTC(2026, 11, 1),
  until: Date.UTC(2026, 11, 10),
  pages: 'all' as const,
  ...change,
});

const { dataset } = document.documentElement;

function at(moment: string, path = '/'): void {
  vi.useFakeTimers({ now: new Date(moment), toFake: ['Date'] });
  history.replaceState(null, '', path);
}

beforeEach(() => {
  document.body.innerHTML =
    '<aside data-top-line="fair-1"><button></button></aside><div data-island="header"><a href="/">Home</a></div>';
});

afterEach(() => {
  localStorage.clear();
});

describe('applyDatedContent', () => {
  it.each([
    ['2026-11-30T23:59Z', ''],
    ['2026-12-01T00:00Z', 'fair-1'],
    ['2026-12-09T23:59Z', 'fair-1'],
    ['2026-12-10T00:00Z', ''],
  ])('shows at %s: %j', (moment, expected) => {
    at(moment);
    applyDatedContent({ topLines: [line('fair-1')], sales: [] });
    expect(dataset['topLine']).toBe(expected);
  });

  it('accepts another time than the build’s', () => {
    at('2026-11-01T00:00Z');
    vi.stubEnv('VITE_NOW', '2026-12-05T00:00:00Z');
    const sales = [{ key: 'basic-annual', until: Date.UTC(2026, 11, 5) }];
    applyDatedContent({ topLines: [line('fair-1')], sales });
    expect(dataset).toMatchObject({ topLine: 'fair-1', salesOver: 'basic-annual' });
  });

  it.each([
    ['/plans', 'plans-1'],
    ['/es/plans/', 'plans-1'],
    ['/solutions/pdf', 'plans-1'],
    ['/samples', 'fair-1'],
  ])('picks the first for %s: %s', (path, expected) => {
    at('2026-12-02T00:00Z', path);
    const pages = ['/plans', '/solutions/*'];
    applyDatedContent({ topLines: [line('plans-1', { pages }), line('fair-1')], sales: [] });
    expect(dataset['topLine']).toBe(expected);
  });

  it('hides a dismissed line until its text changes', () => {
    at('2026-12-02T00:00Z');
    applyDatedContent({ topLines: [line('fair-1')], sales: [] });
    document.querySelector('button')?.click();
    expect(dataset['topLine']).toBe('');
    expect(localStorage.getItem(DISMISSED_STORAGE_KEY)).toBe('fair-1');
    expect(document.activeElement?.textContent).toBe('Home');
    applyDatedContent({ topLines: [line('fair-2')], sales: [] });
    expect(dataset['topLine']).toBe('fair-2');
  });

  it('names the sales that are over', () => {
    const sales = [
      { key: 'basic-monthly', until: Date.UTC(2026, 11, 5) },
      { key: 'premium-annual', until: Date.UTC(2026, 11, 6) },
    ];
    at('2026-12-05T00:00Z');
    applyDatedContent({ topLines: [], sales });
    expect(dataset['salesOver']).toBe('basic-monthly');
  });
});
