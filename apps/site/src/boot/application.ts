import { ROOT_ID } from '../app/root-element.ts';

// The build fills in the addresses of the client entry and, before it, of what it imports.
declare const __MODULES__: readonly string[];

const modules = __MODULES__;

interface ClientEntry {
  start(messages: unknown): Promise<void>;
}

/** Imports the client's modules, each in a task of its own so that no task gets long. */
async function importModules(): Promise<ClientEntry> {
  let module: unknown;
  for (const address of modules) {
    module = await import(/* @vite-ignore */ address);
    await new Promise((resolve) => setTimeout(resolve));
  }
  // What all others are imported for comes last.
  return module as ClientEntry;
}

/** Has all modules fetched at once; they are run one after the other. */
function preloadModules(): void {
  for (const address of modules) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = address;
    document.head.append(link);
  }
}

/** Fetches the texts of the page, which says where they are. An error page is no JSON and rejects. */
async function fetchMessages(): Promise<unknown> {
  const address = document.getElementById(ROOT_ID)?.dataset['messages'];
  return (await fetch(address ?? '')).json();
}

/** Makes the page interactive: hydrates it. */
export async function startApplication(): Promise<void> {
  preloadModules();
  const [entry, messages] = await Promise.all([importModules(), fetchMessages()]);
  await entry.start(messages);
  document.documentElement.dataset['hydrated'] = '';
}
