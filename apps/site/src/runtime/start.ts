import { expandDeferred } from './deferred-markup.ts';
import { onceAny, pause } from './dom-events.ts';
import { dispatchIslandEvent, setIslandState } from './island-events.ts';
import { navigationType } from './navigation/navigation-api.ts';
import { currentScrollPosition, restoreScrollPosition } from './navigation/entry-state.ts';
import { reportProblem } from '#services/reports.ts';
import { findRootElement } from './page-data.ts';
import { retryWithBackoff } from './load-failures.ts';

// Replaced by the build: the URLs of the client entry and, before it, of its imports.
declare const __MODULES__: readonly string[];

interface ClientEntry {
  start(messages: unknown): Promise<void>;
}

async function idleAfterPaint(): Promise<void> {
  // A proxy may run this script after `load`.
  if (document.readyState !== 'complete') await onceAny(window, ['load']);
  await new Promise(requestAnimationFrame);
  // Safari has no `requestIdleCallback`.
  if (!('requestIdleCallback' in window)) await pause(200);
  else await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
}

/** Waits until the browser is idle after the first paint, or until the first touch or key. */
export async function whenIdle(): Promise<void> {
  const touched = onceAny(window, ['pointerdown', 'keydown', 'touchstart']);
  await Promise.race([touched, idleAfterPaint()]);
}

/** Arguments of a `FontFace`, filled in by the build. */
export type WebFont = readonly [family: string, source: string, FontFaceDescriptors];
declare const __WEB_FONTS__: readonly WebFont[];

/**
 * Adds all web fonts in one step, in place of fallbacks with the same metrics; on the first page of a visit once the
 * browser is idle.
 */
export async function addWebFonts(idle: Promise<unknown>): Promise<void> {
  const isFirstPage =
    navigationType() === 'navigate' && !document.referrer.startsWith(`${location.origin}/`);
  if (isFirstPage) await idle;
  const fonts = __WEB_FONTS__.map((font) => new FontFace(...font));
  // Where a font fails to load, its fallback stays.
  await Promise.allSettled(fonts.map((font) => font.load()));
  for (const font of fonts) document.fonts.add(font);
}

const QUERY = '(scripting: none)';
const ALWAYS = '(min-width: 0px)';

function replaceQuery(rules: CSSRuleList, from: string, to: string): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule)
      rule.media.mediaText = rule.media.mediaText.replaceAll(from, to);
    if ('cssRules' in rule) replaceQuery(rule.cssRules as CSSRuleList, from, to);
  }
}

/** Applies the styles for `(scripting: none)`, which show every panel and link, while the scripts can't be loaded. */
export function applyNoScriptStyles(isWithout: boolean): void {
  const { dataset } = document.documentElement;
  if (isWithout === (dataset['scripts'] === 'failed')) return;
  expandDeferred(document);
  const [from, to] = isWithout ? [QUERY, ALWAYS] : [ALWAYS, QUERY];
  const position = currentScrollPosition();
  for (const sheet of document.styleSheets) {
    try {
      replaceQuery(sheet.cssRules, from, to);
    } catch {
      // A sheet of another origin (of an extension, for example) does not expose its rules.
    }
  }
  if (isWithout) dataset['scripts'] = 'failed';
  else delete dataset['scripts'];
  // The panels of sections above have opened or closed.
  restoreScrollPosition(position);
}

/** Imports the client's modules separately, so that each runs in its own task. The last one is the entry. */
async function importEntry(): Promise<ClientEntry> {
  const modules = __MODULES__.map((url) => import(/* @vite-ignore */ url));
  return (await Promise.all(modules)).at(-1) as ClientEntry;
}

async function fetchMessages(url = ''): Promise<unknown> {
  return (await fetch(url)).json();
}

/**
 * Hydrates the page, with retries. Until then, and where the application throws, it works as without scripts.
 *
 * @throws Error with the required message when the root element is missing
 */
export async function startWithRetries(): Promise<void> {
  const { messages: url } = findRootElement().dataset;
  const islands = document.querySelectorAll('[data-island]');
  const loaded = await retryWithBackoff(
    () => Promise.all([importEntry(), fetchMessages(url)]),
    (error) => {
      console.error('[site] The page could not be made interactive yet.', error);
      reportProblem('start', error);
      applyNoScriptStyles(true);
      for (const island of islands) dispatchIslandEvent(island, 'island-delayed', error);
    },
    document,
  );
  if (!loaded) return;
  applyNoScriptStyles(false);
  const [entry, messages] = loaded;
  try {
    await entry.start(messages);
    document.documentElement.dataset['hydrated'] = '';
  } catch (error) {
    console.error('[site] The page could not be made interactive.', error);
    reportProblem('start', error);
    applyNoScriptStyles(true);
    for (const island of islands) setIslandState(island, 'failed');
  }
}
