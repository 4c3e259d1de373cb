import { reportProblem } from '#services/reports.ts';
import { findRootElement } from '../page-data.ts';
import { dispatchIslandEvent } from './early-clicks.ts';
import { keepTrying } from './keep-trying.ts';
import { answerAsWithoutScripts } from './scripting-queries.ts';

// The build fills in the addresses of the client entry and, before it, of what it imports.
declare const __MODULES__: readonly string[];

interface ClientEntry {
  start(messages: unknown): Promise<void>;
}

/** Imports the client's modules, each by itself so that each runs in a task of its own. */
async function importModules(): Promise<ClientEntry> {
  const modules = __MODULES__.map((address) => import(/* @vite-ignore */ address));
  // What all others are imported for comes last.
  return (await Promise.all(modules)).at(-1) as ClientEntry;
}

/** Fetches the texts of the page, which says where they are. An error page is no JSON and rejects. */
async function fetchMessages(address = ''): Promise<unknown> {
  return (await fetch(address)).json();
}

/**
 * Hydrates the page, as often as the network makes it necessary. Until then it is what it is without scripts.
 *
 * @throws Error with the required message when the root element is missing
 */
export async function keepStarting(): Promise<void> {
  const { messages: address } = findRootElement().dataset;
  await keepTrying(
    async () => {
      const [entry, messages] = await Promise.all([importModules(), fetchMessages(address)]);
      answerAsWithoutScripts(false);
      await entry.start(messages);
    },
    (error) => {
      console.error('[site] The page could not be made interactive yet.', error);
      reportProblem('start', error);
      answerAsWithoutScripts(true);
      for (const island of document.querySelectorAll('[data-island]'))
        dispatchIslandEvent(island, 'island-failed', error);
    },
    document,
  );
  document.documentElement.dataset['hydrated'] = '';
}
