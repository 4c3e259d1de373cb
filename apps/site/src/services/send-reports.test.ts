// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportProblem, reportVital } from './reports.ts';
import { sendReports } from './send-reports.ts';

const ORIGIN = 'https://waypage.example';
const COLLECTOR_URL = 'https://collector.example/in';

const fetch = vi.fn((_url: string, _init: RequestInit) => Promise.reject(new Error('offline')));
let listening: AbortController;

function errorAt(url: string, message = 'Broken'): Error {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at press (${url}:1:20)\n    at ${ORIGIN}/assets/react-2.js:9:9`;
  return error;
}

const siteError = (message?: string) => errorAt(`${ORIGIN}/assets/Faq-1a.js`, message);

function throwUncaught(error: unknown): void {
  dispatchEvent(Object.assign(new Event('error'), { error }));
}

function rejectUnhandled(reason: unknown): void {
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

function sent(): unknown[] {
  return fetch.mock.calls.map(([, { body }]) => {
    const {
      release: _release,
      route: _route,
      language: _language,
      ...report
    } = JSON.parse(body as string) as Record<string, unknown>;
    return report;
  });
}

beforeEach(() => {
  vi.stubEnv('VITE_REPORT_URL', COLLECTOR_URL);
  vi.stubGlobal('location', { origin: ORIGIN, pathname: '/es/samples', search: '?q=typed' });
  vi.stubGlobal('fetch', fetch);
  document.documentElement.lang = 'es';
  listening = new AbortController();
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target) as EventTarget['addEventListener'];
    vi.spyOn(target, 'addEventListener').mockImplementation((type, listener) =>
      add(type, listener, { signal: listening.signal }),
    );
  }
  sendReports({ url: COLLECTOR_URL, release: 'r1' });
});

afterEach(() => {
  listening.abort();
  vi.restoreAllMocks();
});

describe('a report', () => {
  it('ignores errors caused by leaving the page', () => {
    dispatchEvent(new Event('pagehide'));
    rejectUnhandled(siteError('Importing a module script failed.'));
    reportProblem('island-code', new TypeError('Importing a module script failed.'), 'faq');
    expect(fetch).not.toHaveBeenCalled();
    dispatchEvent(new Event('pageshow'));
    throwUncaught(siteError());
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('has error and page, no personal data', () => {
    throwUncaught(siteError());
    expect(fetch).toHaveBeenCalledOnce();
    const [url, { body, ...options }] = fetch.mock.calls[0] ?? ['', {}];
    expect(url).toBe(COLLECTOR_URL);
    expect(JSON.parse(body as string)).toEqual({
      kind: 'error',
      message: 'Broken',
      at: '/assets/Faq-1a.js:1:20',
      release: 'r1',
      route: '/es/samples',
      language: 'es',
    });
    // No cookies, no referrer, no preflight request; `keepalive` sends it even when the page is left.
    expect(options).toEqual({
      method: 'POST',
      keepalive: true,
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
  });

  it.each([
    [
      'an answer',
      'Unexpected token, "Ada Lovel"... is not valid JSON',
      'Unexpected token, …... is not valid JSON',
    ],
    ['a mail address', 'No account ada@mail.example here', 'No account … here'],
    [
      'a path',
      'https://app.example/api/qr-data/typed/status timed out.',
      'https://app.example timed out.',
    ],
    [
      'a query',
      'Failed to fetch https://waypage.example/assets/a.js?typed#typed',
      'Failed to fetch /assets/a.js',
    ],
    ['a long text', 'x'.repeat(1000), 'x'.repeat(300)],
  ])('leaves %s out of a message', (_what, message, clean) => {
    throwUncaught(siteError(message));
    expect(sent()).toMatchObject([{ message: clean }]);
  });

  it('reads every engine’s stack, without the query', () => {
    const error = siteError();
    error.stack = `press@${ORIGIN}/es/?q=typed:3:7\n@${ORIGIN}/assets/b.js:1:1`;
    throwUncaught(error);
    expect(sent()).toMatchObject([{ at: '/es/:3:7' }]);
  });

  it('is sent once, at most ten per page', () => {
    throwUncaught(siteError());
    throwUncaught(siteError());
    expect(fetch).toHaveBeenCalledOnce();
    for (let count = 0; count < 20; count += 1) throwUncaught(siteError(`Broken ${String(count)}`));
    expect(fetch).toHaveBeenCalledTimes(10);
  });

  it('is made of what the application hands over', () => {
    reportProblem('island', siteError(), 'faq');
    reportProblem('start', 'Not even an error');
    reportVital('LCP', 812.5);
    expect(sent()).toEqual([
      { kind: 'island', message: 'Broken', at: '/assets/Faq-1a.js:1:20', island: 'faq' },
      { kind: 'start', message: 'Not even an error' },
      { kind: 'vital', name: 'LCP', value: 812.5 },
    ]);
  });

  it('needs a configured URL', () => {
    vi.stubEnv('VITE_REPORT_URL', '');
    reportProblem('island', siteError());
    reportVital('LCP', 1);
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('what is omitted', () => {
  const foreign: readonly (readonly [string, unknown])[] = [
    ['an extension of Chromium', errorAt('chrome-extension://abc/inject.js')],
    ['an extension of Firefox', errorAt('moz-extension://abc/inject.js')],
    ['an extension of Safari', errorAt('safari-web-extension://abc/inject.js')],
    ['a script whose address Safari hides', errorAt('webkit-masked-url://hidden/')],
    ['a script of nobody', Object.assign(new Error('Broken'), { stack: 'at <anonymous>:1:1' })],
    [
      'a script made of text',
      Object.assign(new Error('Broken'), { stack: `at blob:${ORIGIN}/1f-2e:1:1` }),
    ],
    ['a script of another host', null],
    ['what is no error', 'ResizeObserver loop completed with undelivered notifications.'],
  ];

  it.each(foreign)('the errors of %s', (_who, error) => {
    throwUncaught(error);
    rejectUnhandled(error);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('omits an extension’s changes to islands', () => {
    reportProblem('island', errorAt('chrome-extension://abc/inject.js'), 'faq');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('not a rejection of the site’s own', () => {
    rejectUnhandled(siteError());
    expect(sent()).toMatchObject([{ kind: 'rejection', message: 'Broken' }]);
  });
});
