import type { CheckedFile, CheckedPage } from './judge-page.ts';

const LETTERS = ['F', 'D', 'C', 'B', 'A'] as const;

const MAX_TEXT = 48;

/** What each finding measures. */
const NAMES: Readonly<Record<CheckedPage['findings'][number]['id'], string>> = {
  'no-code': 'no QR code',
  'unreadable-code': 'a QR code that no decoder reads',
  'other-format': 'no QR code, but',
  edge: 'quiet zone, modules',
  'symbol-contrast': 'symbol contrast',
  polarity: 'light modules on dark',
  mirror: 'mirrored',
  corners: 'wrong modules in a finder pattern',
  level: 'used share of the error correction',
  ground: 'transparent background',
  light: 'image too dark',
  size: 'pixels per module',
  part: 'parts of one content',
  'unreadable-codes': 'other codes that no decoder reads',
  decoders: 'a decoder fails',
  reserve: 'degraded views that no decoder reads',
  'file-width': 'width in the file, mm',
  'print-size': 'printed width, mm',
  'print-module': 'printed module, mm',
  'print-resolution': 'dots per module',
};

/** Returns a table for people: a row for each code, and below it what is wrong. */
export function formatTable(files: readonly CheckedFile[]): string {
  const rows = files.flatMap((file) => {
    if (file.error) {
      const cells = ['unreadable', escapeControls(file.file), '', ''];
      return [{ cells, notes: [escapeControls(withoutFile(file))] }];
    }
    return file.pages.map((page) => ({
      cells: [page.verdict, nameOf(file, page), gradeOf(page), shorten(page.text ?? '')],
      notes: notesOf(page),
    }));
  });
  const all = [['VERDICT', 'FILE', 'GRADE', 'CONTENT'], ...rows.map(({ cells }) => cells)];
  const widths = [0, 1, 2].map((column) =>
    Math.max(...all.map((cells) => cells[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [
    line(all[0] ?? []),
    ...rows.flatMap(({ cells, notes }) => [line(cells), ...notes.map((note) => `  ${note}`)]),
    '',
  ].join('\n');
}

function withoutFile({ file, error }: CheckedFile): string {
  return (error?.message ?? '').replace('[@waypage/codes] ', '').replace(`${file}: `, '');
}

function nameOf({ file }: CheckedFile, { page, code }: CheckedPage): string {
  const places = [page && `page ${page}`, code && `code ${code}`].filter(Boolean);
  return places.length === 0
    ? escapeControls(file)
    : `${escapeControls(file)} (${places.join(', ')})`;
}

/** The estimated grade of ISO/IEC 15415, with the parameters that have it or the reason why there is none. */
function gradeOf({ grades }: CheckedPage): string {
  if (grades?.overall === undefined) return grades?.withheld ? `– (${grades.withheld})` : '–';
  const { overall, causes } = grades;
  return causes.length === 0 ? LETTERS[overall] : `${LETTERS[overall]} (${causes.join(', ')})`;
}

/** Shows controls as escapes, so that neither a content nor the name of a file can write into a terminal. */
function escapeControls(text: string): string {
  return text.replace(/[\p{C}\p{Z}]/gu, (letter) =>
    letter === ' ' ? letter : `\\u{${(letter.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

function shorten(text: string): string {
  const plain = escapeControls(text);
  return plain.length > MAX_TEXT ? `${plain.slice(0, MAX_TEXT - 1)}…` : plain;
}

function notesOf({ findings, content, isCut, isAnimated }: CheckedPage): readonly string[] {
  return [
    ...findings
      .filter(({ severity }) => severity !== 'fine')
      .map(
        ({ id, severity, value, limit }) =>
          `${severity}: ${NAMES[id]}${value === undefined ? '' : ` ${round(value)}`}${limit === undefined ? '' : ` (${id === 'file-width' ? '--width' : 'limit'} ${round(limit)})`}${id === 'edge' && isCut ? ', where the image ends' : ''}`,
      ),
    ...(content?.problems ?? []).map((problem) => `warn: content, ${problem}`),
    ...(isAnimated ? ['only the first frame was judged'] : []),
  ];
}

const round = (value: number | string) =>
  typeof value === 'number' ? Math.round(value * 100) / 100 : value;
