export interface Settings {
  /** Origins that may embed the designer. */
  readonly parents: readonly string[];
  /** URL of the page that creates a page behind a code; absent in development. */
  readonly newPage: string | undefined;
}

/** Parses the JSON block that the server writes into the page. Fields of a wrong type are ignored. */
export function readSettings(json: string): Settings {
  const { parents, newPage } = JSON.parse(json) as Partial<Record<string, unknown>>;
  return {
    parents: Array.isArray(parents) ? parents.filter((origin) => typeof origin === 'string') : [],
    newPage: typeof newPage === 'string' ? newPage : undefined,
  };
}
