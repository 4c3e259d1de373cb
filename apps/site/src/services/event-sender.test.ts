// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ACTION_EVENT, NAVIGATION_EVENT } from './counted-actions.ts';

const SITE = 'https://waypage.example';

let sent: Record<string, string>[];
let fetchStub: ReturnType<typeof vi.fn<(url: string, init: { body: string }) => Promise<unknown>>>;
let visibility: DocumentVisibilityState;
let listening: AbortController;

/** Starts counting in a document of its own, whose listeners end with the test. */
async function start(url = '/?utm_source=news&q=typed'): Promise<void> {
  vi.stubGlobal('location', new URL(url, SITE));
  vi.resetModules();
  const { sendEvents } = await import('./event-sender.ts');
  void sendEvents();
  await vi.advanceTimersByTimeAsync(0);
}

async function go(url: string, title: string): Promise<void> {
  vi.stubGlobal('location', new URL(url, SITE));
  document.dispatchEvent(new CustomEvent(NAVIGATION_EVENT, { detail: title }));
  await vi.advanceTimersByTimeAsync(0);
}

async function show(state: DocumentVisibilityState): Promise<void> {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
}

async function click(href: string, init: MouseEventInit = {}, type = 'click'): Promise<void> {
  document.body.innerHTML = `<div data-island="hero"><a href="${href}"><b>Go</b></a></div>`;
  document
    .querySelector('b')
    ?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...init }));
  await vi.advanceTimersByTimeAsync(0);
}

const paths = () => sent.map(({ event, url }) => `${event ?? ''} ${url?.slice(SITE.length) ?? ''}`);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('VITE_EVENTS', 'json');
  vi.stubEnv('VITE_EVENTS_URL', 'https://events.example/in');
  vi.stubEnv('VITE_EVENTS_SITE', 'waypage');
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.stubGlobal('navigator', { webdriver: false });
  document.title = 'Home';
  window.name = '';
  sent = [];
  fetchStub = vi.fn((_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body) as Record<string, string>);
    return Promise.resolve();
  });
  vi.stubGlobal('fetch', fetchStub);
  listening = new AbortController();
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (type: string, listener: unknown, options: unknown) => {
        const { signal } = listening;
        add(type, listener as EventListener, { ...(options as object), signal });
      },
    );
  }
});
afterEach(() => {
  listening.abort();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('views', () => {
  it('counts the document with its campaign alone', async () => {
    await start();
    expect(sent).toEqual([
      { event: 'view', site: 'waypage', url: `${SITE}/?utm_source=news`, title: 'Home' },
    ]);
    expect(fetchStub.mock.calls[0]?.[1]).toMatchObject({
      keepalive: true,
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
  });

  it('leaves the campaign out where it is off', async () => {
    vi.stubEnv('VITE_EVENTS_CAMPAIGN', 'off');
    await start();
    expect(paths()).toEqual(['view /']);
  });

  it('names the host of the outer referrer once', async () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://news.example/a?b=1');
    await start();
    await go('/plans', 'Plans');
    expect(sent.map(({ referrer }) => referrer)).toEqual(['https://news.example/', undefined]);
  });

  it('takes the outer referrer over a redirect', async () => {
    const { redirect } = await import('./outer-referrer.ts');
    const referrer = vi.spyOn(document, 'referrer', 'get');
    referrer.mockReturnValue('https://news.example/');
    vi.stubGlobal('location', { replace: vi.fn() });
    redirect('/es/');
    referrer.mockReturnValue(`${SITE}/`);
    await start('/es/');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.['referrer']).toBe('https://news.example/');
    expect(window.name).toBe('');
  });

  it('waits until the document is shown', async () => {
    visibility = 'hidden';
    await start();
    expect(sent).toEqual([]);
    await show('visible');
    await show('hidden');
    await show('visible');
    expect(paths()).toEqual(['view /?utm_source=news']);
  });

  it('counts path changes, not query or hash', async () => {
    await start('/');
    await go('/?type=coupon', 'Home');
    await go('/#faq', 'Home');
    await go('/plans?pages=3', 'Plans');
    await go('/', 'Home');
    expect(paths()).toEqual(['view /', 'view /plans', 'view /']);
    expect(sent[1]?.['title']).toBe('Plans');
  });

  it('counts a return from the cache', async () => {
    await start('/');
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await vi.advanceTimersByTimeAsync(0);
    expect(paths()).toEqual(['view /', 'view /']);
  });
});

describe('actions', () => {
  beforeEach(async () => {
    await start('/');
    sent.length = 0;
  });

  it('counts clicks by kind and place', async () => {
    await click('https://app.waypage.example/sign-up');
    await click('https://app.waypage.example/ql/coupon/new', { button: 1 }, 'auxclick');
    expect(sent).toMatchObject([
      { event: 'sign-up', place: 'hero' },
      { event: 'create-page', type: 'coupon', place: 'hero' },
    ]);
  });

  it('counts double clicks once and internal links never', async () => {
    await click('https://app.waypage.example/sign-up', { detail: 1 });
    await click('https://app.waypage.example/sign-up', { detail: 2 });
    await click('https://app.waypage.example/sign-up', { button: 2 }, 'auxclick');
    await click(`${SITE}/plans`);
    expect(paths()).toEqual(['sign-up /']);
  });

  it('counts changes of language', async () => {
    await click('/es/" data-locale="es');
    expect(sent).toMatchObject([{ event: 'language', to: 'es' }]);
  });

  it('counts what islands report', async () => {
    const detail = { name: 'contact-sent', place: 'contact' };
    document.dispatchEvent(new CustomEvent(ACTION_EVENT, { detail }));
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toMatchObject([{ event: 'contact-sent', place: 'contact' }]);
  });
});

describe('nothing', () => {
  it.each([
    ['with Global Privacy Control', { globalPrivacyControl: true }],
    ['with Do Not Track', { doNotTrack: '1' }],
    ['to automation', { webdriver: true }],
  ])('is counted %s', async (_, control) => {
    vi.stubGlobal('navigator', control);
    await start();
    expect(sent).toEqual([]);
  });

  it('is counted after opting out', async () => {
    await start('/?counting=off');
    const { storeCountingChoice } = await import('./event-sender.ts');
    expect(storeCountingChoice()).toBe('off');
    await go('/plans', 'Plans');
    expect(sent).toEqual([]);
    vi.stubGlobal('location', new URL('/?counting=on', SITE));
    expect(storeCountingChoice()).toBe('on');
    expect(localStorage.length).toBe(0);
  });

  it('is counted in a frame', async () => {
    vi.stubGlobal('parent', {});
    await start();
    expect(sent).toEqual([]);
  });

  it.each([
    [
      'throws',
      () => {
        throw new TypeError('blocked');
      },
    ],
    ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is sent again when fetch %s', async (_, fail) => {
    fetchStub.mockImplementation(() => fail());
    const complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
    await start('/');
    for (const path of ['/a', '/b', '/c', '/d']) await go(path, 'Page');
    expect(fetchStub).toHaveBeenCalledTimes(3);
    for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled();
  });
});
