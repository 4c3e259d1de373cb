import { assertText } from '../errors.ts';
import { nameCharacter } from './code-text.ts';

export interface VisiblePiece {
  readonly text: string;
  /** Whether `text` names a character, as in `U+200B`. */
  readonly isMark: boolean;
}

/**
 * Control and format characters (zero-width characters, direction marks, byte order mark), line separators, and spaces
 * other than U+0020. Line breaks and tabs stay.
 */
const INVISIBLE =
  /((?![\n\r\t])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000\u115F\u1160\u3164\uFFA0])/gu;

/** Splits a text into visible parts and the names of invisible characters, so that direction marks reorder nothing. */
export function visiblePieces(text: string): readonly VisiblePiece[] {
  assertText('text', text);
  return text
    .split(INVISIBLE)
    .map((piece, index) =>
      index % 2 === 0
        ? { text: piece, isMark: false }
        : { text: nameCharacter(piece), isMark: true },
    )
    .filter((piece) => piece.text !== '');
}

export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}
