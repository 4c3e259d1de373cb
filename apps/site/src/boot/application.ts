// The build fills in the addresses of the client entry and, before it, of what it imports.
declare const __MODULES__: readonly string[];

interface ClientEntry {
  start(): Promise<void>;
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

/** Makes the page interactive: hydrates it. */
export async function startApplication(): Promise<void> {
  preloadModules();
  await (await importModules()).start();
  document.documentElement.dataset['hydrated'] = '';
}
