import { withFallback } from './with-fallback.ts';
import { hasPrivacyControl, readCampaign } from './campaign.ts';
import {
  ACTION_EVENT,
  actionOfUrl,
  NAVIGATION_EVENT,
  type PlacedAction,
} from './counted-actions.ts';
import { hosts } from './hosts.ts';
import { takeOuterReferrer } from './outer-referrer.ts';
import { joinQuery } from './query.ts';
import { post } from './reports.ts';

/** Key of the browser's storage; `off` for a visitor who does not want to be counted. */
const CHOICE_KEY = 'counting';

/** After as many requests in a row without an answer (a content blocker, for example) nothing more is sent. */
const MAX_FAILURES = 3;

let failureCount = 0;

/** Stores the choice of a link in the privacy text, `?counting=off` or `?counting=on`, and returns it. */
export function storeCountingChoice(): 'off' | 'on' | undefined {
  const choice = new URLSearchParams(location.search).get(CHOICE_KEY);
  if (choice !== 'off' && choice !== 'on') return undefined;
  return withFallback(() => {
    if (choice === 'off') localStorage.setItem(CHOICE_KEY, choice);
    else localStorage.removeItem(CHOICE_KEY);
    return choice;
  }, undefined);
}

function isCounted(): boolean {
  return (
    !hasPrivacyControl() &&
    !navigator.webdriver &&
    withFallback(() => localStorage.getItem(CHOICE_KEY) !== 'off', true)
  );
}

/** A view, or an action with its properties. */
export interface CountedEvent {
  readonly name: string;
  readonly isView: boolean;
  /** Origin and path of the page, with the campaign as its only query. */
  readonly url: string;
  readonly title: string;
  /** Origin of the page that has linked here, with a slash at the end; undefined for a link of the site itself. */
  readonly referrer: string | undefined;
  readonly properties: Readonly<Record<string, string>>;
}

/** Body of `POST /api/event` (https://plausible.io/docs/events-api). */
export function plausibleBody(domain: string, event: CountedEvent): string {
  const { isView, url, referrer, properties: props } = event;
  return JSON.stringify({ name: isView ? 'pageview' : event.name, domain, url, referrer, props });
}

/** Body of `POST /api/send` (https://umami.is/docs/api/sending-stats). */
export function umamiBody(website: string, event: CountedEvent): string {
  const { hostname, pathname, search } = new URL(event.url);
  const { title, referrer, isView, name, properties: data } = event;
  const page = { website, hostname, url: pathname + search, title, referrer };
  return JSON.stringify({ type: 'event', payload: isView ? page : { ...page, name, data } });
}

/** Body of `POST /matomo.php` (https://developer.matomo.org/api-reference/tracking-api). */
export function matomoBody(idsite: string, event: CountedEvent): URLSearchParams {
  const { url, title, referrer = '', isView, name, properties } = event;
  const { place = '', ...others } = properties;
  return new URLSearchParams({
    idsite,
    rec: '1',
    apiv: '1',
    send_image: '0',
    url,
    action_name: title,
    urlref: referrer,
    ...(!isView && { ca: '1', e_c: place, e_a: name, e_n: Object.values(others).join(' ') }),
  });
}

/** The site's own format (docs/campaigns.md). */
export function jsonBody(site: string, event: CountedEvent): string {
  const { name, url, title, referrer, properties } = event;
  return JSON.stringify({ event: name, site, url, title, referrer, ...properties });
}

function bodyOf(event: CountedEvent): string | URLSearchParams {
  const site = import.meta.env.VITE_EVENTS_SITE ?? '';
  if (import.meta.env.VITE_EVENTS === 'plausible') return plausibleBody(site, event);
  if (import.meta.env.VITE_EVENTS === 'umami') return umamiBody(site, event);
  if (import.meta.env.VITE_EVENTS === 'matomo') return matomoBody(site, event);
  return jsonBody(site, event);
}

async function send(event: CountedEvent): Promise<void> {
  if (!isCounted() || failureCount >= MAX_FAILURES) return;
  try {
    await post(import.meta.env.VITE_EVENTS_URL ?? '', bodyOf(event));
    failureCount = 0;
  } catch {
    failureCount += 1;
  }
}

function urlOf({ origin, pathname, search }: Pick<URL, 'origin' | 'pathname' | 'search'>): string {
  const isWithCampaign = import.meta.env.VITE_EVENTS_CAMPAIGN !== 'off';
  return origin + pathname + joinQuery(isWithCampaign ? readCampaign(search) : '');
}

function sendView(url: string, title: string, referrer?: string): void {
  void send({ name: 'view', isView: true, url, title, referrer, properties: {} });
}

function sendAction({ name, ...properties }: PlacedAction): void {
  const [url, title] = [urlOf(location), document.title];
  void send({ name, isView: false, url, title, referrer: undefined, properties });
}

/** A click that opens a link, in this tab or another one. The second click of a double click is none. */
function onClick({ target, type, button, detail, defaultPrevented }: MouseEvent): void {
  const link = target instanceof Element && target.closest('a');
  if (!link || defaultPrevented || detail > 1 || (type === 'auxclick' && button !== 1)) return;
  const { locale } = link.dataset;
  const action = locale
    ? ({ name: 'language', to: locale } as const)
    : actionOfUrl(link.href, hosts);
  const island = link.closest<HTMLElement>('[data-island]')?.dataset['island'];
  if (action) sendAction({ ...action, place: island ?? 'dialog' });
}

/** Resolves when the page has loaded and can be seen: not while it is prerendered, or in a tab in the background. */
async function whenVisible(): Promise<void> {
  const once = (target: EventTarget, type: string) =>
    new Promise((resolve) => target.addEventListener(type, resolve, { once: true }));
  if (document.readyState !== 'complete') await once(window, 'load');
  while (document.visibilityState === 'hidden') await once(document, 'visibilitychange');
}

/** Counts views and actions of this document (docs/campaigns.md), unless it is in a frame. Part of the inline script. */
export async function sendEvents(): Promise<void> {
  if (parent !== window) return;
  storeCountingChoice();
  const [url, title, referrer] = [urlOf(location), document.title, takeOuterReferrer()];
  let lastPath = location.pathname;
  const ready = whenVisible();
  document.addEventListener(NAVIGATION_EVENT, (event) => {
    if (location.pathname === lastPath) return;
    lastPath = location.pathname;
    const nextUrl = urlOf(location);
    void ready.then(() => sendView(nextUrl, (event as CustomEvent<string>).detail));
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) sendView(urlOf(location), document.title);
  });
  for (const type of ['click', 'auxclick'] as const) addEventListener(type, onClick);
  document.addEventListener(ACTION_EVENT, (event) =>
    sendAction((event as CustomEvent<PlacedAction>).detail),
  );
  await ready;
  sendView(url, title, referrer);
}
