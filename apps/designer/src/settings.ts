/** Settings that the server gives the page. */
export interface Settings {
  /** Origins that may frame the designer. */
  readonly parents: readonly string[];
  /** Where a page behind a code is made; absent in development. */
  readonly newPage: string | undefined;
}

/** Reads the block of JSON that the server writes into the page; nothing in it is relied on. */
export function readSettings(json: string): Settings {
  const { parents, newPage } = JSON.parse(json) as Partial<Record<string, unknown>>;
  return {
    parents: Array.isArray(parents) ? parents.filter((origin) => typeof origin === 'string') : [],
    newPage: typeof newPage === 'string' ? newPage : undefined,
  };
}
