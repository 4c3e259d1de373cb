import type { CodePart, DecodedContent, NotEncodable } from './types.ts';

export interface DecodedBytes {
  readonly bytes: Uint8Array;
  /** Text in the character set that the decoder knows. Without it, UTF-8 or Latin-1 is assumed. */
  readonly text?: string;
  readonly part?: CodePart;
  readonly isGs1?: boolean;
  /** Whether the code declares its character set (ECI), so that `text` is exact. */
  readonly hasCharacterSet?: boolean;
}

export function decodedContent({
  bytes,
  text,
  part,
  isGs1 = false,
  hasCharacterSet = false,
}: DecodedBytes): DecodedContent {
  const utf8 = decodeUtf8(bytes);
  return {
    text: (hasCharacterSet ? text : utf8) ?? text ?? decodeLatin1(bytes),
    bytes,
    part,
    isGs1,
    notEncodable: obstacleOf(part, isGs1, utf8 !== undefined || hasCharacterSet),
  };
}

function obstacleOf(
  part: CodePart | undefined,
  isGs1: boolean,
  isText: boolean,
): NotEncodable | undefined {
  if (part) return 'part';
  if (isGs1) return 'gs1';
  return isText ? undefined : 'bytes';
}

/** Whether two decoders read the same bytes. Some return the field separator of GS1 as `%`. */
export function areSameBytes(a: Uint8Array, b: Uint8Array, isGs1: boolean): boolean {
  const separator = (byte: number | undefined) =>
    isGs1 && byte === PERCENT ? GROUP_SEPARATOR : byte;
  return a.length === b.length && a.every((byte, index) => separator(byte) === separator(b[index]));
}

const PERCENT = 0x25;
const GROUP_SEPARATOR = 0x1d;

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    // A byte order mark belongs to the content: a decoder that drops it returns another text.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Real Latin-1, where the label `latin1` of `TextDecoder` means Windows-1252. */
export function decodeLatin1(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}
