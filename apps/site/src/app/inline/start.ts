import { reportProblem } from '../../services/reports.ts';
import { findRootElement } from '../root-element.ts';
import { tellPart } from './early-presses.ts';
import { keepTrying } from './keep-trying.ts';
import { answerAsWithoutScripts } from './scripting-queries.ts';

// The build fills in the addresses of the client entry and, before it, of what it imports.
declare const __MODULES__: readonly string[];

interface ClientEntry {
  start(messages: unknown): Promise<void>;
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

/** Has all modules fetched at once; they are run one after the other. */
function preloadModules(): void {
  for (const address of __MODULES__) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = address;
    document.head.append(link);
  }
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
  preloadModules();
  let takeBack: (() => void) | undefined;
  const starting = keepTrying(
    async () => {
      const [entry, messages] = await Promise.all([importModules(), fetchMessages(address)]);
      takeBack?.();
      await entry.start(messages);
      document.documentElement.dataset['hydrated'] = '';
      document.removeEventListener('part-needed', startNow, true);
    },
    (error) => {
      console.error('[site] The page could not be made interactive yet.', error);
      reportProblem('start', error);
      takeBack ??= answerAsWithoutScripts();
      for (const part of document.querySelectorAll('[data-page-part]'))
        tellPart(part, 'part-failed');
    },
  );
  function startNow(): void {
    starting.now();
  }
  document.addEventListener('part-needed', startNow, true);
}
