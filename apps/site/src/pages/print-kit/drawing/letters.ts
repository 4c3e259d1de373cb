/** The heading font as outlines, at the two widths of what is printed: the wide names things, the narrow is the small print. */
export interface LettersTable {
  readonly wide: Letters;
  readonly narrow: Letters;
}

/** The font at one width; lengths in thousandths of the type size. */
export interface Letters {
  /** By character: how far the next one stands, and its outline from the baseline. */
  readonly glyphs: Readonly<Record<string, readonly [advance: number, path: string]>>;
  /** By pair of plain characters: what moves the second closer or apart. */
  readonly kerning: Readonly<Record<string, number>>;
}

/** Loads the letters. They are large, and only what is printed needs them. */
export async function loadLetters(): Promise<LettersTable> {
  const { default: table } = await import('./letters.json');
  return table as unknown as LettersTable;
}
