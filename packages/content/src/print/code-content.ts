/** Joiners within emoji and within scripts that need them, and the tags of a region's flag. */
const NEEDED = String.raw`(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\p{M}]|(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L})[\u200C\u200D]|\u{1F3F4}[\u{E0020}-\u{E007F}]+`;

/** Characters that nobody sees: controls but for line breaks and tabs, marks of direction, joiners, fillers, tags. */
const HIDDEN = String.raw`(?![\t\n\r])\p{Cc}|[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E007F}]`;

// What is needed is matched first and kept: browsers of 2022 know no lookbehind.
const NEEDED_OR_HIDDEN = new RegExp(`(?<needed>${NEEDED})|(?<hidden>${HIDDEN})`, 'gu');

/** A character as a text can show it: `U+200B` where there is nothing to see. */
export function nameCharacter(character: string): string {
  if (!/^[\p{C}\p{Z}\p{M}\u115F\u1160\u3164\uFFA0]/u.test(character)) return character;
  const code = character.codePointAt(0) ?? 0;
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** The characters of a text that nobody sees and a code would hold, each once, as in `U+200B`. */
export function hiddenCharacters(text: string): readonly string[] {
  const hidden = Array.from(text.matchAll(NEEDED_OR_HIDDEN), ({ groups }) => groups?.['hidden']);
  return [...new Set(hidden)].filter((character) => character !== undefined).map(nameCharacter);
}

/** A text without the characters that nobody sees. */
export function withoutHidden(text: string): string {
  return text.replace(NEEDED_OR_HIDDEN, (_all, needed?: string) => needed ?? '');
}

const SCHEME = /^[a-z][a-z\d+.-]*:/iu;
const HOST_AND_PATH = /^([^\s/?#@:]+\.[^\s/?#@:]{2,})(?::\d+)?(?:[/?#]\S*)?$/u;
/** The last label of a host: two letters or more, or what stands for letters of other scripts. */
const TOP_LEVEL = /\.(?:\p{L}{2,}|xn--[a-z\d-]+)\.?$/iu;

/**
 * Whether a text is a URL without its scheme, such as `waypage.example/orilla`: cameras show it as text, which nobody can
 * tap.
 */
export function lacksScheme(text: string): boolean {
  if (SCHEME.test(text) && !/^[^/?#]+:\d+(?:[/?#]|$)/u.test(text)) return false;
  const [, host = ''] = HOST_AND_PATH.exec(text) ?? [];
  return TOP_LEVEL.test(host);
}

/** A URL with its scheme; any other text as it is. */
export function withScheme(text: string): string {
  return lacksScheme(text) ? `https://${text}` : text;
}
