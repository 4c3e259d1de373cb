// @vitest-environment happy-dom
import { loadMessages } from '@waypage/content/messages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findPage } from '#pages/find-page.ts';
import { createI18n } from '#services/i18n/create-i18n.ts';
import { installFakeNavigation, type FakeNavigation } from './fake-navigation.test.util.ts';
import { createLocationStore, type LocationStore } from './location-store.ts';
import { eventually } from '@waypage/scripts/testing/eventually.ts';

const { error } = await loadMessages('en', ['error']);

const isHostReachable = vi.hoisted(() => vi.fn(() => Promise.resolve(false)));
vi.mock(import('../chunk-errors.ts'), async (original) => ({
  ...(await original()),
  isHostReachable,
}));

const setNavigationPending = vi.hoisted(() => vi.fn());
vi.mock(import('#features/waiting/Waiting.tsx'), async (original) => ({
  ...(await original()),
  setNavigationPending,
}));

function latch() {
  let arrive: () => void = () => undefined;
  let fail: () => void = () => undefined;
  const promise = new Promise<void>((resolve, reject) => {
    arrive = resolve;
    fail = () => reject(new Error('gone'));
  });
  return { promise, arrive, fail };
}

const assign = vi.spyOn(location, 'assign');
const replace = vi.spyOn(location, 'replace');
const reload = vi.spyOn(location, 'reload').mockReturnValue();
const scrollTo = vi.fn<(to: ScrollToOptions) => void>();

let navigation: FakeNavigation;

/** @param pending promises that pages wait for, by route; all others are loaded */
function setUp(pending: Readonly<Record<string, Promise<void>>> = {}) {
  const results: string[] = [];
  const needs: string[] = [];
  const notices: unknown[] = [];
  addEventListener('set-notification', (event) => {
    notices.push((event as CustomEvent<unknown>).detail);
  });
  const store = createLocationStore(
    createI18n('en', { error }),
    {
      loadPage: async (page, what) => {
        needs.push(`${what} of ${page.route}`);
        await pending[page.route];
        return { page, title: { title: '', description: '' }, islands: new Map() };
      },
      loadTitle: ({ url }) => Promise.resolve({ title: `Title of ${url}`, description: '' }),
    },
    findPage('/'),
  );
  store.subscribe(() => {
    const { action, location, page, next } = store.get();
    results.push(`${action} ${location.pathname}${next ? ` shows ${page.route}` : ''}`);
  });
  return { store, results, needs, notices };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

const traverse = (
  href: string,
  init: { cancelable?: boolean; hashChange?: boolean; state?: unknown } = {},
) =>
  navigation
    .dispatch(href, { navigationType: 'traverse', sameDocument: true, ...init })
    .catch(() => undefined);

const focused = () => document.activeElement?.textContent;

beforeEach(() => {
  vi.clearAllMocks();
  navigation = installFakeNavigation();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('scrollY', 0);
  document.body.innerHTML =
    '<main><h1>Heading</h1><div id="website"><h2>Place</h2></div></main><input>';
  history.replaceState(null, '', 'http://localhost:3000/next?a=1#b');
});

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', 'http://localhost:3000/');
});

describe('the location of a page', () => {
  it('is the one of the browser', () => {
    const { store } = setUp();
    const { location, action } = store.get();
    expect({ ...location, action }).toMatchObject({
      ...{ pathname: '/next', search: '?a=1', hash: '#b', key: 'first', action: 'POP' },
    });
  });

  it('writes URLs of all their islands', () => {
    const { navigator } = setUp().store;
    expect(navigator.createHref({ pathname: '/s', search: '?q', hash: '#h' })).toBe('/s?q#h');
  });

  it('follows a link to a place within the page, which stays the browser’s', async () => {
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
  it('to a section of the page that is shown waits for nothing, however its URL is spelled', async () => {
    const { store, results, needs } = setUp();
    store.navigator.push('/S/Faq');
    await settled();
    expect(results).toEqual(['PUSH /S/Faq']);
    expect(needs).toEqual([]);
    expect(store.get().page.sectionId).toBe('faq');
    expect(document.title).toBe('Title of /s/faq');
    expect(navigation.scroll).not.toHaveBeenCalled();
  });

  it.each([
    ['another page', '/samples', 'Heading'],
    ['a place of another page', '/solutions#website', 'Place'],
  ])('to %s is scrolled to by the browser, with the focus on its heading', async (_, to, title) => {
    const { store } = setUp();
    store.navigator.push(to);
    await settled();
    expect(navigation.scroll).toHaveBeenCalledOnce();
    expect(scrollTo).not.toHaveBeenCalled();
    await eventually(() => expect(focused()).toBe(title));
  });

  it('to the page that is shown adds no entry to the history', async () => {
    const { store } = setUp();
    const { length } = history;
    store.navigator.push('/next?a=1#b');
    await settled();
    expect(history.length).toBe(length);
  });

  it('whose query has gone from the URL since it was followed is followed again', async () => {
    const { store } = setUp();
    store.navigator.push('/s/contact?subject=a');
    await settled();
    const { key } = store.get().location;
    history.replaceState(null, '', '/s/contact');
    // As `Link` does for the URL of its location.
    store.navigator.replace('/s/contact?subject=a');
    await settled();
    expect(store.get().location.key).not.toBe(key);
    expect(location.search).toBe('?subject=a');
  });

  it.each([
    ['of the router', ({ push }: LocationStore['navigator'], href: string) => push(href)],
    ['of an island without code', (_: unknown, href: string) => location.assign(href)],
  ])(
    '%s to the page itself keeps its query and adds no entry to the history',
    async (_, follow) => {
      const { store, results } = setUp();
      history.replaceState(null, '', '/?pages=3');
      const { length } = history;
      follow(store.navigator, '/');
      await settled();
      expect(results).toEqual(['PUSH /']);
      expect(location.search).toBe('?pages=3');
      expect(history.length).toBe(length);
    },
  );

  it('in a menu that fills the screen takes the entry that closes the menu', async () => {
    const { store } = setUp();
    history.replaceState({ closes: true }, '');
    store.navigator.push('/samples');
    await settled();
    expect(location.pathname).toBe('/samples');
    expect(replace).toHaveBeenCalledExactlyOnceWith('/samples');
    expect(assign).not.toHaveBeenCalled();
  });

  it('changes nothing, the URL included, before the first island of the page has arrived', async () => {
    const { promise, arrive } = latch();
    const { store, results, needs } = setUp({ samples: promise });
    store.navigator.push('/samples');
    await settled();
    expect(needs).toEqual(['first island of samples']);
    expect(results).toEqual([]);
    expect(location.pathname).toBe('/next');
    arrive();
    await settled();
    expect(results).toEqual(['PUSH /samples shows samples']);
  });

  it.each(['arrive', 'fail'] as const)('gives way to a later one (then: %s)', async (end) => {
    const first = latch();
    const { store, results, notices } = setUp({ samples: first.promise });
    store.navigator.push('/samples');
    store.navigator.push('/s');
    first[end]();
    await settled();
    expect(results).toEqual(['PUSH /s shows section-index']);
    expect(notices).toEqual([]);
  });

  it('that the visitor stops is not waited for any more', async () => {
    const { promise } = latch();
    const { store } = setUp({ samples: promise });
    store.navigator.push('/samples');
    await settled();
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

  it('leaves everything as it was without a network, and says so', async () => {
    const { promise, fail } = latch();
    const { store, results, notices } = setUp({ samples: promise });
    store.navigator.push('/samples');
    fail();
    await settled();
    expect(results).toEqual([]);
    expect(location.pathname).toBe('/next');
    expect(notices).toHaveLength(1);
    expect(assign).toHaveBeenCalledOnce();
  });

  it('opens a document where the host answers but the code can’t be loaded', async () => {
    isHostReachable.mockResolvedValueOnce(true);
    const { promise, fail } = latch();
    const { store, notices } = setUp({ samples: promise });
    store.navigator.push('/samples?a');
    fail();
    await settled();
    expect(assign).toHaveBeenLastCalledWith('http://localhost:3000/samples?a');
    expect(notices).toEqual([]);
  });

  it('opens a document in a browser without the API', () => {
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
  it('arrives when all of its page has been loaded, where the page was left', async () => {
    const { promise, arrive } = latch();
    const { results, needs } = setUp({ samples: promise });
    vi.stubGlobal('scrollY', 640);
    void traverse('/samples', { state: { scrollY: 900 } });
    vi.stubGlobal('scrollY', 650);
    const left = navigation.currentEntry;
    await settled();
    expect(needs).toEqual(['all islands of samples']);
    expect(results).toEqual([]);
    arrive();
    await settled();
    expect(results).toEqual(['POP /samples shows samples']);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 900, behavior: 'instant' });
    expect(left.state).toEqual({ scrollY: 650 });
    await eventually(() => expect(focused()).toBe('Heading'));
  });

  it('within the page leaves the focus, and leads to where it was left', async () => {
    document.querySelector('input')?.focus();
    setUp();
    await traverse('/s/faq');
    expect(navigation.scroll).toHaveBeenCalledOnce();
    await traverse('/s/faq#b', { hashChange: true, state: { scrollY: 300 } });
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 300, behavior: 'instant' });
    expect(document.activeElement?.nodeName).toBe('INPUT');
  });

  it.each([true, false])('is not made without a network (cancelable: %s)', async (cancelable) => {
    const { promise, fail } = latch();
    const { results, notices } = setUp({ samples: promise });
    const going = traverse('/samples', { cancelable });
    fail();
    await going;
    expect(results).toEqual([]);
    expect(notices).toHaveLength(1);
    // Where the browser has changed the URL already, the store reverts it.
    expect(navigation.traverseTo.mock.calls).toEqual(cancelable ? [] : [['first']]);
  });

  it('opens the document of its entry where the host answers but the code can’t be loaded', async () => {
    isHostReachable.mockResolvedValueOnce(true);
    const { promise, fail } = latch();
    const { results } = setUp({ samples: promise });
    const going = traverse('/samples');
    fail();
    await going;
    expect(location.pathname).toBe('/samples');
    expect(reload).toHaveBeenCalledOnce();
    expect(results).toEqual([]);
  });
});
