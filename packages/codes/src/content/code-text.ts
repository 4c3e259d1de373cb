import { assertText } from '../errors.ts';

/** Scripts that join or separate their letters by a joiner. */
const JOINED =
  'Arabic Syriac Mongolian Nko Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Khmer Myanmar Tibetan'
    .split(' ')
    .map((script) => `\\p{Script_Extensions=${script}}`)
    .join('');

/** Joiners within emoji and within scripts that need them, and the tag characters of a regional flag. */
const NEEDED = String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]\u200D|[${JOINED}][\u200C\u200D]|\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{2,6}\u{E007F}`;

/** Invisible characters: controls except line breaks and tabs, direction marks, joiners, fillers, tags. */
const HIDDEN = String.raw`(?![\t\n\r])\p{Cc}|[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E007F}]`;

// The needed characters match first and are kept: browsers of 2022 do not support lookbehind.
const NEEDED_OR_HIDDEN = new RegExp(`(?<needed>${NEEDED})|(?<hidden>${HIDDEN})`, 'gu');

/** Returns a character as text can show it: `U+200B` for an invisible one. */
export function nameCharacter(character: string): string {
  assertText('character', character);
  if (!/^[\p{C}\p{Z}\p{M}\u115F\u1160\u3164\uFFA0]/u.test(character)) return character;
  const code = character.codePointAt(0) ?? 0;
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Returns the invisible characters of a text that a code would encode, each once, as in `U+200B`. */
export function hiddenCharacters(text: string): readonly string[] {
  assertText('text', text);
  const hidden = Array.from(text.matchAll(NEEDED_OR_HIDDEN), ({ groups }) => groups?.['hidden']);
  return [...new Set(hidden)].filter((character) => character !== undefined).map(nameCharacter);
}

/** Removes the invisible characters of a text. */
export function withoutHidden(text: string): string {
  assertText('text', text);
  return text.replace(NEEDED_OR_HIDDEN, (_all, needed?: string) => needed ?? '');
}

const SCHEME = /^[a-z][a-z\d+.-]*:/iu;
const HOST_AND_PATH = /^([^\s/?#@:]+\.[^\s/?#@:]{2,})(?::\d+)?(?:[/?#]\S*)?$/u;
/** The last label of a host: two letters or more, or the ASCII form of an internationalized one. */
const TOP_LEVEL = /\.(?:\p{L}{2,}|xn--[a-z\d-]+)\.?$/iu;

/**
 * Whether a text is a URL without its scheme, such as `waypage.example/orilla`. Cameras show it as plain text that
 * cannot be tapped.
 */
export function lacksScheme(text: string): boolean {
  assertText('text', text);
  if (SCHEME.test(text) && !/^[^/?#]+:\d+(?:[/?#]|$)/u.test(text)) return false;
  const [, host = ''] = HOST_AND_PATH.exec(text) ?? [];
  return TOP_LEVEL.test(host);
}

/** Adds `https://` to a URL without scheme; returns any other text unchanged. */
export function withScheme(text: string): string {
  return lacksScheme(text) ? `https://${text}` : text;
}

export interface VisiblePiece {
  readonly text: string;
  /** Whether `text` names a character, as in `U+200B`. */
  readonly isMark: boolean;
}

/**
 * Control and format characters (zero-width characters, direction marks, byte order mark), line separators, and spaces
 * other than U+0020. Line breaks and tabs stay.
 */
const INVISIBLE = String.raw`(?![\n\r\t])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000\u115F\u1160\u3164\uFFA0]`;

const ANY_INVISIBLE = new RegExp(INVISIBLE, 'gu');
const NEEDED_OR_INVISIBLE = new RegExp(`(?:${NEEDED})|(?<mark>${INVISIBLE})`, 'gu');

/**
 * Splits a text into visible parts and the names of invisible characters, so that direction marks reorder nothing.
 * Joiners within emoji, and within scripts that need them, stay.
 */
export function visiblePieces(text: string): readonly VisiblePiece[] {
  assertText('text', text);
  const pieces: VisiblePiece[] = [];
  let start = 0;
  for (const { index, groups } of text.matchAll(NEEDED_OR_INVISIBLE)) {
    const mark = groups?.['mark'];
    if (mark === undefined) continue;
    pieces.push({ text: text.slice(start, index), isMark: false });
    pieces.push({ text: nameCharacter(mark), isMark: true });
    start = index + mark.length;
  }
  pieces.push({ text: text.slice(start), isMark: false });
  return pieces.filter((piece) => piece.text !== '');
}

export function withoutInvisible(text: string): string {
  return text.replace(ANY_INVISIBLE, '');
}

/** Returns the result of a call, or the fallback where it throws: text may be malformed. */
export function withFallback<Result>(call: () => Result, fallback: Result): Result {
  try {
    return call();
  } catch {
    return fallback;
  }
}

/** Decodes percent encoding; malformed text stays as it is. */
export function decodePercent(text: string): string {
  return withFallback(() => decodeURIComponent(text), text);
}
