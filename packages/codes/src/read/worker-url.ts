/** The build replaces this module: the published worker is one file beside the others (`tsup.config.ts`). */
export const defaultWorkerUrl = (): URL => new URL('../worker.ts', import.meta.url);
