interface Options {
  /** Who is told apart from whom in an error: `site`. */
  readonly owner: string;
  /** The namespace that the compiler was given. */
  readonly namespace: string;
  /** What the short ids begin with. */
  readonly prefix: string;
}

/**
 * Shortens the ids that the compiler gives styled components. Four characters of the hash are enough to tell
 * the files of a workspace apart; each more is in every class attribute of a page.
 *
 * @returns what shortens them in the code of a file; its name is for the error
 * @throws Error (what is returned) when two files have the same four
 */
export function shortStyleIds({ owner, namespace, prefix }: Options) {
  const files = new Map<string, string>();
  const ids = new RegExp(`(?<=componentId: ")${namespace}__sc-(\\w{4})\\w*(?=-\\d+")`, 'g');
  return (code: string, file: string): string =>
    code.replaceAll(ids, (_, hash: string) => {
      const other = files.get(hash) ?? file;
      if (other !== file) {
        throw new Error(
          `[${owner}] ${file} and ${other} have the same ids of styled components, so their styles would mix. Give one of them another name.`,
        );
      }
      files.set(hash, file);
      return `${prefix}-${hash}`;
    });
}
