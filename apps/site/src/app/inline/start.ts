import { nextEvent } from '#browser/next-event.ts';
import { reportProblem } from '#services/reports.ts';
import { findRootElement } from '../page-data.ts';
import { dispatchIslandEvent } from './early-clicks.ts';
import { retryWithBackoff } from './retry-with-backoff.ts';

// The build fills in the URLs of the client entry and, before it, of what it imports.
declare const __MODULES__: readonly string[];

interface ClientEntry {
  start(messages: unknown): Promise<void>;
}

/** Waits until the browser is idle after the first paint, or for the first touch or key. */
export async function whenIdle(): Promise<void> {
  const acts = nextEvent(window, ['pointerdown', 'keydown', 'touchstart']);
  const idle = new Promise((resolve) => {
    addEventListener('load', () => {
      requestAnimationFrame(() => {
        // Safari has no idle callback.
        if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 2000 });
        else setTimeout(resolve, 200);
      });
    });
  });
  await Promise.race([acts, idle]);
}

/** How rules ask whether scripts run, and what always applies. */
const QUERY = '(scripting: none)';
const ALWAYS = '(min-width: 0px)';

function replaceQuery(rules: CSSRuleList, from: string, to: string): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule)
      rule.media.mediaText = rule.media.mediaText.replaceAll(from, to);
    if ('cssRules' in rule) replaceQuery(rule.cssRules as CSSRuleList, from, to);
  }
}

/**
 * Applies the styles for `(scripting: none)` while the scripts of the page can't be loaded: every panel, every link and what replaces
 * buttons can be reached then.
 */
export function applyNoScriptStyles(isWithout: boolean): void {
  const { dataset } = document.documentElement;
  if (isWithout === (dataset['scripts'] === 'failed')) return;
  const [from, to] = isWithout ? [QUERY, ALWAYS] : [ALWAYS, QUERY];
  for (const sheet of document.styleSheets) {
    try {
      replaceQuery(sheet.cssRules, from, to);
    } catch {
      // It belongs to another origin (an extension's, say), whose rules nobody may read.
    }
  }
  if (isWithout) dataset['scripts'] = 'failed';
  else delete dataset['scripts'];
}

/** Imports the client's modules, each by itself so that each runs in a task of its own. The entry is the last one. */
async function importEntry(): Promise<ClientEntry> {
  const modules = __MODULES__.map((url) => import(/* @vite-ignore */ url));
  return (await Promise.all(modules)).at(-1) as ClientEntry;
}

/** Fetches the messages of the page. An error page is no JSON and rejects. */
async function fetchMessages(url = ''): Promise<unknown> {
  return (await fetch(url)).json();
}

/**
 * Hydrates the page, as often as the network makes it necessary. Until then it is what it is without scripts.
 *
 * @throws Error with the required message when the root element is missing
 */
export async function keepStarting(): Promise<void> {
  const { messages: url } = findRootElement().dataset;
  await retryWithBackoff(
    async () => {
      const [entry, messages] = await Promise.all([importEntry(), fetchMessages(url)]);
      applyNoScriptStyles(false);
      await entry.start(messages);
    },
    (error) => {
      console.error('[site] The page could not be made interactive yet.', error);
      reportProblem('start', error);
      applyNoScriptStyles(true);
      for (const island of document.querySelectorAll('[data-island]'))
        dispatchIslandEvent(island, 'island-failed', error);
    },
    document,
  );
  document.documentElement.dataset['hydrated'] = '';
}
