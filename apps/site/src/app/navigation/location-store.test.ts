// @vitest-environment happy-dom
import { loadMessages } from '@waypage/content/messages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findPage } from '../../pages/find-page.ts';
import { createI18n } from '../../services/i18n/create-i18n.ts';
import { createLocationStore } from './location-store.ts';

const { error } = await loadMessages('en', ['error']);

const isHostReachable = vi.hoisted(() => vi.fn(() => Promise.resolve(false)));
vi.mock(import('../chunk-errors.ts'), async (original) => ({
  ...(await original()),
  isHostReachable,
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

const openDocument = vi.spyOn(location, 'assign').mockReturnValue();
const listen = vi.spyOn(window, 'addEventListener');

/** @param pending what pages wait for, by screen; the others are at hand */
function setUp(pending: Readonly<Record<string, Promise<void>>> = {}) {
  const arrivals: string[] = [];
  const needs: string[] = [];
  const notices: unknown[] = [];
  addEventListener('set-notification', (event) => {
    notices.push((event as CustomEvent<unknown>).detail);
  });
  const store = createLocationStore(
    createI18n('en', { error }),
    {
      loadPage: async (page, what) => {
        needs.push(`${what} of ${page.screen}`);
        await pending[page.screen];
        return { page, title: { title: '', description: '' }, parts: new Map() };
      },
    },
    findPage('/'),
  );
  const stop = store.subscribe(() => {
    const { action, location, page, next } = store.get();
    arrivals.push(`${action} ${location.pathname}${next ? ` shows ${page.screen}` : ''}`);
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
  // The store of a page listens as long as the page lives.
  for (const [type, listener] of listen.mock.calls) removeEventListener(type, listener);
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

  it('tells no more who has stopped listening', async () => {
    const { store, stop, arrivals } = setUp();
    stop();
    store.navigator.push('/samples');
    await settled();
    expect(arrivals).toEqual([]);
  });
});

describe('a navigation', () => {
  it('to a section of the page that is shown waits for nothing, however its address is written', async () => {
    const { store, arrivals, needs } = setUp();
    store.navigator.push('/ES/S/Faq');
    await Promise.resolve();
    expect(arrivals).toEqual(['PUSH /ES/S/Faq']);
    expect(needs).toEqual([]);
    expect(store.get().page.sectionId).toBe('faq');
    expect(location.pathname).toBe('/ES/S/Faq');
    expect(store.get().location.key).not.toBe('default');
  });

  it('may take the place of the entry it starts from', async () => {
    const { store, arrivals } = setUp();
    const { length } = history;
    store.navigator.replace({ pathname: '/samples', search: '', hash: '' });
    await settled();
    expect(arrivals).toEqual(['REPLACE /samples shows samples']);
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
    expect(arrivals).toEqual(['PUSH /samples shows samples']);
  });

  it('gives way to a later one, whether its page comes or not', async () => {
    for (const end of ['arrive', 'fail'] as const) {
      const first = latch();
      const { store, arrivals, notices } = setUp({ samples: first.promise });
      store.navigator.push('/samples');
      store.navigator.push('/s');
      first[end]();
      await settled();
      expect(arrivals).toEqual(['PUSH /s shows section-index']);
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
    stepBack('/samples', { key: 'k' });
    await settled();
    expect(needs).toEqual(['all parts of samples']);
    expect(arrivals).toEqual([]);
    arrive();
    await settled();
    expect(arrivals).toEqual(['POP /samples shows samples']);
  });

  it('is taken back without a network', async () => {
    const { promise, fail } = latch();
    const { store, arrivals } = setUp({ 'print-planner': promise });
    store.navigator.push('/samples?a');
    await settled();
    const { key } = store.get().location;
    stepBack('/print-planner', { key: 'k' });
    fail();
    await settled();
    expect(location.pathname + location.search).toBe('/samples?a');
    expect(history.state).toEqual({ key });
    expect(arrivals).toHaveLength(1);
  });
});
