/** A piece of a text: as it is, or a character that one would not see, by its name. */
export interface VisiblePiece {
  readonly text: string;
  /** Whether `text` names a character, as in `U+200B`. */
  readonly isMark: boolean;
}

/**
 * Controls, formats (zero-width characters, marks of direction, byte order mark), separators of lines and spaces that are no
 * blank. Line breaks and tabs are seen, and stay.
 */
const UNSEEN =
  /(?![\n\r\t])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000\u115F\u1160\u3164\uFFA0]/gu;

/** Splits a text into what is seen and what is not: a mark of direction that is named turns nothing round. */
export function visiblePieces(text: string): readonly VisiblePiece[] {
  const pieces: VisiblePiece[] = [];
  let from = 0;
  for (const { 0: letter, index } of text.matchAll(UNSEEN)) {
    if (index > from) pieces.push({ text: text.slice(from, index), isMark: false });
    pieces.push({ text: nameOf(letter), isMark: true });
    from = index + letter.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isMark: false });
  return pieces;
}

/** A text without what one would not see. */
export function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, '');
}

function nameOf(letter: string): string {
  return `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
