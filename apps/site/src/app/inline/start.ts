import { reportProblem } from '../../services/reports.ts';
import { findRootElement } from '../page-data.ts';
import { tellPart } from './early-presses.ts';
import { keepTrying } from './keep-trying.ts';
import { answerAsWithoutScripts } from './scripting-queries.ts';

// The build fills in the addresses of the client entry and, before it, of what it imports.
declare const __MODULES__: readonly string[];

interface ClientEntry {
  start(messages: unknown): Promise<void>;
}

/** Has all modules fetched at once. */
function preloadModules(): void {
  for (const href of __MODULES__) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
}

/** Imports the client's modules, each in a task of its own so that no task gets long. */
async function importModules(): Promise<ClientEntry> {
  let module: unknown;
  for (const address of __MODULES__) {
    module = await import(/* @vite-ignore */ address);
    await new Promise((resolve) => setTimeout(resolve));
  }
  // What all others are imported for comes last.
  return module as ClientEntry;
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
export function keepStarting(): void {
  const { messages: address } = findRootElement().dataset;
  let takeBack: (() => void) | undefined;
  preloadModules();
  keepTrying(
    async () => {
      const [entry, messages] = await Promise.all([importModules(), fetchMessages(address)]);
      takeBack?.();
      takeBack = undefined;
      await entry.start(messages);
      document.documentElement.dataset['hydrated'] = '';
    },
    (error) => {
      console.error('[site] The page could not be made interactive yet.', error);
      reportProblem('start', error);
      takeBack ??= answerAsWithoutScripts();
      for (const part of document.querySelectorAll('[data-page-part]'))
        tellPart(part, 'part-failed');
    },
    document,
  );
}
