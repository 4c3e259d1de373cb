// @vitest-environment happy-dom
import { loadMessages } from '@waypage/content/messages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from '../../services/i18n/create-i18n.ts';
import { openDocument } from '../missing-code.ts';
import { createLocationStore } from './location-store.ts';

const { error } = await loadMessages('en', ['error']);

const isHostReachable = vi.hoisted(() => vi.fn(() => Promise.resolve(false)));
vi.mock(import('../missing-code.ts'), async (original) => ({
  ...(await original()),
  isHostReachable,
  openDocument: vi.fn(() => new Promise<never>(() => undefined)),
}));

/** A page whose code arrives, or does not, when the test says so. */
function latch() {
  let arrive: () => void = () => undefined;
  let fail: () => void = () => undefined;
  const promise = new Promise<void>((resolve, reject) => {
    arrive = resolve;
    fail = () => {
      reject(new Error('gone'));
    };
  });
  return { promise, arrive, fail };
}

/** @param pending what pages wait for, by screen; the others are at hand */
function setUp(pending: Readonly<Record<string, Promise<void>>> = {}) {
  const arrivals: string[] = [];
  const needs: string[] = [];
  const notices: unknown[] = [];
  addEventListener('set-notification', (event) => {
    notices.push((event as CustomEvent<unknown>).detail);
  });
  const store = createLocationStore(createI18n('en', { error }), {
    isShown: ({ screen }) => screen === 'home',
    isReady: ({ screen }) => !(screen in pending),
    loadPage: ({ screen }, what) => {
      needs.push(`${what} of ${screen}`);
      return pending[screen] ?? Promise.resolve();
    },
  });
  const stop = store.subscribe(() => {
    const { action, location } = store.get();
    arrivals.push(`${action} ${location.pathname}`);
  });
  return { store, stop, arrivals, needs, notices };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** What the browser does on a step back. */
function stepBack(path: string, state: unknown): void {
  history.replaceState(state, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

beforeEach(() => {
  vi.clearAllMocks();
  history.replaceState(null, '', 'http://localhost:3000/next?a=1#b');
});

afterEach(() => {
  history.replaceState(null, '', 'http://localhost:3000/');
});

describe('the location of a page', () => {
  it('is the one of the browser', () => {
    const { store } = setUp();
    const { location, action } = store.get();
    expect({ ...location, action }).toMatchObject({
      pathname: '/next',
      search: '?a=1',
      hash: '#b',
      key: 'default',
      action: 'POP',
    });
  });

  it('writes addresses of all its parts', () => {
    const { store } = setUp();
    expect(store.navigator.createHref({ pathname: '/s', search: '?q', hash: '#h' })).toBe('/s?q#h');
    expect(store.navigator.createHref('/s?q')).toBe('/s?q');
  });

  it('tells no more who has stopped listening', () => {
    const { store, stop, arrivals } = setUp();
    stop();
    store.navigator.push('/samples');
    expect(arrivals).toEqual([]);
  });
});

describe('a navigation', () => {
  it('happens in the same moment when the page is at hand', () => {
    const { store, arrivals, needs } = setUp();
    store.navigator.push('/samples');
    store.navigator.push('/s/faq');
    expect(arrivals).toEqual(['PUSH /samples', 'PUSH /s/faq']);
    expect(needs).toEqual([]);
    expect(location.pathname).toBe('/s/faq');
    expect(store.get().location.key).not.toBe('default');
  });

  it('may take the place of the entry it starts from', () => {
    const { store, arrivals } = setUp();
    const { length } = history;
    store.navigator.replace({ pathname: '/samples', search: '', hash: '' });
    expect(arrivals).toEqual(['REPLACE /samples']);
    expect(history.length).toBe(length);
  });

  it('changes nothing, the address included, before the first part of the page is there', async () => {
    const { promise, arrive } = latch();
    const { store, arrivals, needs } = setUp({ samples: promise });
    store.navigator.push('/samples');
    await settled();
    expect(needs).toEqual(['first part of samples']);
    expect(arrivals).toEqual([]);
    expect(location.pathname).toBe('/next');
    arrive();
    await settled();
    expect(arrivals).toEqual(['PUSH /samples']);
  });

  it('gives way to a later one, whether its page comes or not', async () => {
    for (const end of ['arrive', 'fail'] as const) {
      const first = latch();
      const { store, arrivals, notices } = setUp({ samples: first.promise });
      store.navigator.push('/samples');
      store.navigator.push('/s');
      first[end]();
      await settled();
      expect(arrivals).toEqual(['PUSH /s']);
      expect(notices).toEqual([]);
    }
  });

  it('leaves everything as it was without a network, and says so', async () => {
    const { promise, fail } = latch();
    const { store, arrivals, notices } = setUp({ samples: promise });
    store.navigator.push('/samples');
    fail();
    await settled();
    expect(arrivals).toEqual([]);
    expect(notices).toHaveLength(1);
    expect(openDocument).not.toHaveBeenCalled();
  });

  it('opens a document where the host answers, because a newer release has replaced the code', async () => {
    isHostReachable.mockResolvedValueOnce(true);
    const { promise, fail } = latch();
    const { store, notices } = setUp({ samples: promise });
    store.navigator.push('/samples?a');
    fail();
    await settled();
    expect(openDocument).toHaveBeenCalledExactlyOnceWith('/samples?a');
    expect(notices).toEqual([]);
  });
});

describe('a step back', () => {
  it('arrives when all of its page is there', async () => {
    const { promise, arrive } = latch();
    const { arrivals, needs } = setUp({ samples: promise });
    stepBack('/samples', { key: 'k', index: -1 });
    await settled();
    expect(needs).toEqual(['all parts of samples']);
    expect(arrivals).toEqual([]);
    arrive();
    await settled();
    expect(arrivals).toEqual(['POP /samples']);
  });

  it('is taken back without a network', async () => {
    const { promise, fail } = latch();
    setUp({ 'print-planner': promise });
    const steps: number[] = [];
    const go = vi.spyOn(history, 'go').mockImplementation((delta = 0) => void steps.push(delta));
    stepBack('/print-planner', { key: 'k', index: -1 });
    fail();
    await settled();
    go.mockRestore();
    expect(steps).toEqual([1]);
  });
});
