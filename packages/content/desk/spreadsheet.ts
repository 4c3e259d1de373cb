import { hash } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { readCorpus } from '../checks/corpus.ts';
import { placeholders } from '../checks/parity.ts';
import { describeFinding, RULES } from '../checks/rules.ts';
import type { Locale } from '../src/locales.ts';

export { readJson } from '../scripts/read-json.ts';

/** All messages by language, and below that by `namespace:key`, as `faq:free.answer`. */
export type MessageTable = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Reads all messages from the files of the languages. */
export function readMessages(): MessageTable {
  return new Map(
    Object.entries(readCorpus()).map(([locale, namespaces]) => {
      const messages = [...namespaces].flatMap(([namespace, texts]) =>
        [...texts].map(([key, text]) => [`${namespace}:${key}`, text] as const),
      );
      return [locale, new Map(messages)];
    }),
  );
}

/** A message that an import changes. */
export interface MessageChange {
  readonly locale: string;
  readonly id: string;
  readonly before: string;
  readonly after: string;
}

/** A spreadsheet would calculate with a cell that begins so; the apostrophe says that it is a text. */
const LIKE_A_FORMULA = /^(?=[=+\-@\t\r'])/;
const GUARDED = /^'(?=[=+\-@\t\r'])/;

/** UTF-8 that was read as another encoding and saved again. */
const GARBLED = /[\u00C2\u00C3][\u0080-\u00BF\u0152-\u2122]|\u00E2\u20AC|\uFFFD/;

const hashOf = (text: string): string => hash('sha256', text).slice(0, 8);

/**
 * Writes all messages as CSV for Excel, LibreOffice and Google Sheets: a row a message, with the pages that use it, its
 * text in each language, its placeholders and hashes of its texts (`en:1a2b3c4d es:…`, nothing to calculate with).
 *
 * @param pagesOf the pages that use a namespace
 * @param separator a semicolon for Excel in most of Europe. Default: a comma
 */
export function exportMessages(
  messages: MessageTable,
  pagesOf: (namespace: string) => readonly string[],
  separator: ',' | ';' = ',',
): string {
  const locales = [...messages.keys()];
  const source = messages.get('en') ?? new Map<string, string>();
  const ids = new Set(locales.flatMap((locale) => [...(messages.get(locale)?.keys() ?? [])]));
  const rows = [...ids].map((id) => {
    const cells = locales.map((locale) => messages.get(locale)?.get(id) ?? '');
    return [
      id,
      pagesOf(id.split(':')[0] ?? '').join(' '),
      ...cells.map((cell) => cell.replace(LIKE_A_FORMULA, "'")),
      placeholders(source.get(id) ?? cells.join(' ')),
      locales.map((locale, index) => `${locale}:${hashOf(cells[index] ?? '')}`).join(' '),
    ];
  });
  return stringify([['key', 'pages', ...locales, 'placeholders', 'source'], ...rows], {
    // Without this mark, Excel does not read UTF-8.
    bom: true,
    delimiter: separator,
    record_delimiter: '\r\n',
  });
}

/**
 * Reads a file that {@link exportMessages} wrote and somebody edited, with a comma, a semicolon or a tab as separator.
 *
 * @returns what it changes
 * @throws Error that names each line that cannot be taken, and why; nothing is changed then
 */
export function importMessages(file: Uint8Array, messages: MessageTable): readonly MessageChange[] {
  const locales = [...messages.keys()];
  const text = decode(file).replaceAll('\r\n', '\n');
  const rows = readRows(text, ['key', ...locales, 'source']);
  if (rows.length === 0) throw new Error('The file has no messages, only its first line.');
  const problems: string[] = [];
  const changes: MessageChange[] = [];
  const seenIds = new Set<string>();
  for (const { record, info } of rows) {
    const { key: id = '' } = record;
    const exported = new Map(
      record['source']?.split(' ').map((part) => part.split(':') as [string, string]),
    );
    const textOf = (locale: string): string => messages.get(locale)?.get(id) ?? '';
    const isOutdated = (locale: string) => exported.get(locale) !== hashOf(textOf(locale));
    const refuse = (what: string): void => {
      problems.push(`Line ${firstLine(info.lines, record)}, ${id || 'no key'}: ${what}`);
    };
    const wrongRow = [
      info.error && 'it has too few or too many cells. Export again and repeat the edit.',
      !locales.some((locale) => messages.get(locale)?.has(id)) &&
        'there is no such message. Do not change or add keys.',
      seenIds.has(id) && 'it is in the file twice. Remove one of the lines.',
      !locales.every((locale) => exported.has(locale)) &&
        'its last cell is not as it was exported. Export again and repeat the edit.',
      isOutdated('en') &&
        'its English text has changed since the export. Export again and repeat the edit.',
    ].find(Boolean);
    seenIds.add(id);
    if (wrongRow) {
      refuse(wrongRow);
      continue;
    }
    for (const locale of locales) {
      const before = textOf(locale);
      const cell = record[locale] ?? '';
      const after = cell.replace(GUARDED, '');
      // Whoever does not edit an outdated cell wants no older text.
      if (after === before || hashOf(after) === exported.get(locale)) continue;
      const wrongText = isOutdated(locale)
        ? `was edited, but the text in ${locale} has changed since the export. Export again and repeat the edit.`
        : describeWrongText(cell, after, before);
      if (wrongText === undefined) changes.push({ locale, id, before, after });
      else refuse(`${locale} ${wrongText}`);
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return changes;
}

/** What the checks find in all messages once these changes are made. */
export function checkChanges(changes: readonly MessageChange[]): readonly string[] {
  const corpus = readCorpus();
  for (const { locale, id, after } of changes) {
    const [namespace = '', key = ''] = id.split(':');
    (corpus[locale as Locale].get(namespace) as Map<string, string>).set(key, after);
  }
  return RULES.flatMap(({ check }) => check(corpus)).map(describeFinding);
}

/** @param before the text that the cell replaces; empty where the language has none */
function describeWrongText(cell: string, after: string, before: string): string | undefined {
  const [now, old] = [placeholders(after), placeholders(before)];
  return [
    before === '' && 'has no such message (another plural form). Empty the cell.',
    after.trim() === '' && 'is empty. Write the text.',
    GARBLED.test(after) && 'has lost its accents. Export again, and open the file as UTF-8.',
    /^[=+\-@]/.test(cell) && 'is a formula. Write text, or put an apostrophe before it.',
    now !== old &&
      `has the placeholders ${now || 'none'} instead of ${old || 'none'}. Keep them as they are.`,
  ].find((what) => what !== false);
}

interface Row {
  /** The cells by the names of their columns. */
  readonly record: Readonly<Record<string, string>>;
  readonly info: { readonly lines: number; readonly error?: Error };
}

function readRows(text: string, required: readonly string[]): readonly Row[] {
  const [head = ''] = text.split('\n', 1);
  const names = (separator: string) => head.replaceAll(/["\uFEFF]/g, '').split(separator);
  const delimiter = [',', ';', '\t'].find((separator) => names(separator).includes('key')) ?? ',';
  const missing = required.filter((name) => !names(delimiter).includes(name));
  if (missing.length > 0) {
    throw new Error(
      `Line 1: the column ${missing.map((name) => `"${name}"`).join(', ')} is missing. Export again, and leave the first line as it is.`,
    );
  }
  try {
    return parse(text, {
      bom: true,
      columns: true,
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as readonly Row[];
  } catch (error) {
    throw new Error(
      `This is not CSV: ${String(error)}. A cell with a quote is in quotes, and its quotes are doubled.`,
      { cause: error },
    );
  }
}

/** `csv-parse` counts to the end of a record. */
function firstLine(last: number, record: Row['record']): number {
  return last - (Object.values(record).join('').match(/\n/g)?.length ?? 0);
}

function decode(file: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(file);
    if (!text.includes('\0')) return text;
  } catch {
    // Not UTF-8.
  }
  throw new Error(
    'The file is not UTF-8, so its accents are lost. In Excel save it as "CSV UTF-8", in LibreOffice choose Unicode (UTF-8).',
  );
}
