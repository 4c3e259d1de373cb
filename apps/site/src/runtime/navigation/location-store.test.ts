// @vitest-environment happy-dom
import { loadMessages } from '@waypage/content/messages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findPage } from '#pages/page-registry.ts';
import { createI18n } from '#services/i18n/create-i18n.ts';
import { installFakeNavigation, type FakeNavigation } from './fake-navigation.test.util.ts';
import { createLocationStore } from './location-store.ts';
import { eventually } from '@waypage/scripts/testing/eventually.ts';

const { error } = await loadMessages('en', ['error']);

const isHostReachable = vi.hoisted(() => vi.fn(() => Promise.resolve(false)));
vi.mock(import('../load-failures.ts'), async (original) => ({
  ...(await original()),
  isHostReachable,
}));

const notify = vi.hoisted(() => vi.fn<(value: unknown) => void>());
vi.mock(import('#features/notices/notify.ts'), async (original) => ({
  ...(await original()),
  notify,
}));

const setNavigationPending = vi.hoisted(() => vi.fn());
vi.mock(import('#features/waiting/Waiting.tsx'), async (original) => ({
  ...(await original()),
  setNavigationPending,
}));

const assign = vi.spyOn(location, 'assign');
const replace = vi.spyOn(location, 'replace');
const reload = vi.spyOn(location, 'reload').mockReturnValue();
const scrollTo = vi.fn<(to: ScrollToOptions) => void>();

let navigation: FakeNavigation;

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** @param isPending whether the page `/samples` waits for `arrive` or `fail`; all others are loaded */
function setUp(isPending = false, initial = '/') {
  const results: string[] = [];
  const needs: string[] = [];
  const notices: unknown[] = [];
  notify.mockImplementation((value) => void notices.push(value));
  let end = (_hasFailed: boolean): void => undefined;
  const samples = new Promise<void>((resolve, reject) => {
    end = (hasFailed) => (hasFailed ? reject(new Error('gone')) : resolve());
  });
  const store = createLocationStore(
    createI18n('en', { error }),
    {
      loadPage: async (page, what) => {
        needs.push(`${what} of ${page.route}`);
        if (isPending && page.route === 'samples') await samples;
        return { page, title: { title: '', description: '' }, islands: new Map() };
      },
      loadTitle: ({ url }) => Promise.resolve({ title: `Title of ${url}`, description: '' }),
    },
    findPage(initial),
  );
  store.subscribe(() => {
    const { action, location, page, next } = store.get();
    results.push(`${action} ${location.pathname}${next ? ` shows ${page.route}` : ''}`);
  });
  const endAndSettle = (hasFailed: boolean) => {
    end(hasFailed);
    return settled();
  };
  return {
    store,
    results,
    needs,
    notices,
    arrive: () => endAndSettle(false),
    fail: () => endAndSettle(true),
    follow: async (href: string) => {
      store.navigator.push(href);
      await settled();
    },
  };
}

const traverse = (href: string, init: Parameters<FakeNavigation['dispatch']>[1] = {}) =>
  navigation
    .dispatch(href, { navigationType: 'traverse', sameDocument: true, ...init })
    .catch(() => undefined);

beforeEach(() => {
  navigation = installFakeNavigation();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('scrollY', 0);
  document.body.innerHTML = '<main><h1>Heading</h1></main><input>';
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
      key: 'first',
      action: 'POP',
    });
  });

  it('writes URLs of all their islands', () => {
    const { navigator } = setUp().store;
    expect(navigator.createHref({ pathname: '/s', search: '?q', hash: '#h' })).toBe('/s?q#h');
  });

  it('follows in-page links, which the browser handles', async () => {
    const { results } = setUp();
    await navigation.dispatch('/next#main', { hashChange: true, sameDocument: true });
    expect(results).toEqual([]);
    history.replaceState(null, '', '/next#main');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(results).toEqual([]);
    history.replaceState(null, '', '/s/faq#main');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(results).toEqual(['POP /s/faq']);
  });
});

describe('a link', () => {
  it('to the page’s own section waits for nothing', async () => {
    const { store, results, needs, follow } = setUp();
    await follow('/S/Faq');
    expect(results).toEqual(['PUSH /S/Faq']);
    expect(needs).toEqual([]);
    expect(store.get().page.sectionId).toBe('faq');
    expect(document.title).toBe('Title of /s/faq');
    expect(navigation.scroll).not.toHaveBeenCalled();
  });

  it('to another page reaches its top and heading', async () => {
    await setUp().follow('/samples');
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
    await eventually(() => expect(document.activeElement?.textContent).toBe('Heading'));
  });

  it.each(['/s/faq', '/s/faq#website', '/solutions#website'])(
    'to another page’s section, %s, leaves focus alone',
    async (to) => {
      document.querySelector('input')?.focus();
      await setUp(false, '/plans').follow(to);
      expect(navigation.scroll).not.toHaveBeenCalled();
      // The focus would be set in the next task.
      await settled();
      expect(document.activeElement?.nodeName).toBe('INPUT');
    },
  );

  it('is followed again once its query is gone', async () => {
    const { store, follow } = setUp();
    await follow('/s/contact?subject=a');
    const { key } = store.get().location;
    history.replaceState(null, '', '/s/contact');
    // As `Link` does for the URL of its location.
    store.navigator.replace('/s/contact?subject=a');
    await settled();
    expect(store.get().location.key).not.toBe(key);
    expect(location.search).toBe('?subject=a');
  });

  it.each([
    ['/?pages=3', '/', '?pages=3'],
    ['/?pages=3&utm_source=news', '/?utm_source=news', '?pages=3&utm_source=news'],
  ])('to its own page keeps state: %s', async (url, to, search) => {
    const { results, follow } = setUp();
    history.replaceState(null, '', url);
    const { length } = history;
    await follow(to);
    expect(results).toEqual(['PUSH /']);
    expect(location.search).toBe(search);
    expect(history.length).toBe(length);
  });

  it('in a full-screen menu reuses the closing entry', async () => {
    const { follow } = setUp();
    history.replaceState({ closes: true }, '');
    await follow('/samples');
    expect(location.pathname).toBe('/samples');
    expect(replace).toHaveBeenCalledExactlyOnceWith('/samples');
    expect(assign).not.toHaveBeenCalled();
  });

  it('changes nothing before the first island arrives', async () => {
    const { results, needs, arrive, follow } = setUp(true);
    await follow('/samples');
    expect(needs).toEqual(['first island of samples']);
    expect(results).toEqual([]);
    expect(location.pathname).toBe('/next');
    await arrive();
    expect(results).toEqual(['PUSH /samples shows samples']);
  });

  it.each(['arrive', 'fail'] as const)('gives way to a later one (then: %s)', async (end) => {
    const { store, results, notices, ...first } = setUp(true);
    store.navigator.push('/samples');
    store.navigator.push('/s');
    await first[end]();
    expect(results).toEqual(['PUSH /s shows section-index']);
    expect(notices).toEqual([]);
  });

  it('is visited once despite repeated clicks', async () => {
    const { results, arrive, follow } = setUp(true);
    const { length } = history;
    for (let click = 0; click < 3; click += 1) await follow('/samples');
    await arrive();
    expect(results).toEqual(['PUSH /samples shows samples']);
    expect(history.length).toBe(length + 1);
  });

  it('that is stopped is not waited for', async () => {
    await setUp(true).follow('/samples');
    expect(setNavigationPending).toHaveBeenLastCalledWith(true);
    navigation.stop();
    expect(setNavigationPending).toHaveBeenLastCalledWith(false);
  });

  it.each([
    ['to a file', '/llms.txt', {}],
    ['to another language', '/es/samples', {}],
    ['to another host', '/samples', { canIntercept: false }],
    ['that is downloaded', '/samples', { downloadRequest: '' }],
    ['by the page’s own code', '/next?a=2', { navigationType: 'replace', sameDocument: true }],
    ['to the same document again', '/next', { navigationType: 'reload' }],
  ] as const)('%s is left to the browser', async (_, href, init) => {
    const { results, needs } = setUp();
    await navigation.dispatch(href, init);
    expect([...results, ...needs]).toEqual([]);
  });

  it.each([
    ['leaves everything as it was without a network, and says so', false, ['/samples?a'], 1],
    [
      'opens a document where the host answers but the code can’t be loaded',
      true,
      ['/samples?a', 'http://localhost:3000/samples?a'],
      0,
    ],
  ])('%s', async (_, isReachable, assigned, notified) => {
    isHostReachable.mockResolvedValueOnce(isReachable);
    const { results, notices, fail, follow } = setUp(true);
    await follow('/samples?a');
    await fail();
    expect(results).toEqual([]);
    expect(location.pathname).toBe('/next');
    expect(assign.mock.calls.flat()).toEqual(assigned);
    expect(notices).toHaveLength(notified);
  });

  it('opens a document without the Navigation API', () => {
    vi.unstubAllGlobals();
    assign.mockReturnValue();
    const { store, results } = setUp();
    store.navigator.push('/samples');
    store.navigator.replace('/s');
    expect(assign.mock.calls).toEqual([['/samples'], ['/s']]);
    expect(results).toEqual([]);
  });
});

describe('a step back', () => {
  it('restores position once the whole page has loaded', async () => {
    const { results, needs, arrive } = setUp(true);
    vi.stubGlobal('scrollY', 640);
    void traverse('/samples', { state: { position: { scrollY: 900 } } });
    vi.stubGlobal('scrollY', 650);
    const previousEntry = navigation.currentEntry;
    await settled();
    expect(needs).toEqual(['all islands of samples']);
    expect(results).toEqual([]);
    await arrive();
    expect(results).toEqual(['POP /samples shows samples']);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 900, behavior: 'instant' });
    expect(previousEntry.state).toEqual({ position: { scrollY: 650 } });
    await eventually(() => expect(document.activeElement?.textContent).toBe('Heading'));
  });

  it('within the page keeps focus and restores position', async () => {
    document.querySelector('input')?.focus();
    setUp();
    await traverse('/s/faq');
    expect(navigation.scroll).toHaveBeenCalledOnce();
    await traverse('/s/faq#b', { hashChange: true, state: { position: { scrollY: 300 } } });
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 300, behavior: 'instant' });
    expect(document.activeElement?.nodeName).toBe('INPUT');
  });

  it.each([true, false])('is not made without a network (cancelable: %s)', async (cancelable) => {
    const { results, notices, fail } = setUp(true);
    const going = traverse('/samples', { cancelable });
    await fail();
    await going;
    expect(results).toEqual([]);
    expect(notices).toHaveLength(1);
    // Where the browser has changed the URL already, the store reverts it.
    expect(navigation.traverseTo.mock.calls).toEqual(cancelable ? [] : [['first']]);
  });

  it.each([true, false])(
    'opens a document for missing code (cancelable: %s)',
    async (cancelable) => {
      isHostReachable.mockResolvedValueOnce(true);
      const { results, fail } = setUp(true);
      const going = traverse('/samples', { cancelable, state: { position: { scrollY: 900 } } });
      await fail();
      await going;
      expect(location.pathname).toBe('/samples');
      expect(navigation.currentEntry.state).toEqual({ position: { scrollY: 900 } });
      expect(reload).toHaveBeenCalledOnce();
      expect(results).toEqual([]);
    },
  );
});
