import { FIRST_DESIGN, MAX_TEXT, type Design } from './design.ts';

/** Longest `data` taken from the address; what is typed may be as long as a code holds. */
export const MAX_QUERY_DATA = 1000;

/** What the address asks for. */
export interface Query {
  readonly isEmbedded: boolean;
  readonly design: Design;
  /** The `data` of the address was not taken. */
  readonly isRefused: boolean;
}

/**
 * Reads `embed`, `data` and nothing else: the theme is always the dark one. Data that is too long or
 * holds control characters is refused as a whole, because a part of an address leads elsewhere.
 */
export function readQuery(search: string): Query {
  const query = new URLSearchParams(search);
  const data = query.get('data')?.trim() ?? '';
  const isRefused = data.length > MAX_QUERY_DATA || hasControls(data);
  const isEmbedded = query.get('embed') === '1';
  if (data === '' || isRefused) return { isEmbedded, design: FIRST_DESIGN, isRefused };
  const name = nameOf(data);
  const line = name === FIRST_DESIGN.name ? FIRST_DESIGN.line : 'Scan to open';
  return { isEmbedded, design: { ...FIRST_DESIGN, data, name, line }, isRefused };
}

/** Whether a text holds characters that no one types and no reader shows. */
export function hasControls(text: string): boolean {
  return /\p{Cc}|\p{Bidi_Control}/u.test(text);
}

/** A name for a new document: the last part of an address, else its host, else the text's start. */
function nameOf(data: string): string {
  const url = URL.canParse(data) ? new URL(data) : undefined;
  const part = url?.pathname.split('/').findLast((segment) => segment !== '');
  const plain = decode(part ?? '')
    .replace(/[-_+]+/g, ' ')
    .trim();
  const words = [plain, url?.hostname].find((each) => each !== undefined && each !== '') ?? data;
  return (words.charAt(0).toUpperCase() + words.slice(1)).slice(0, MAX_TEXT);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
