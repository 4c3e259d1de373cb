import { hash } from 'node:crypto';

/** When the main text of a page last changed, as `2026-11-27 Ab3dE5gH` with a hash of that text, by the page's path. */
export type TextDates = Readonly<Record<string, string>>;

/** The HTML of a page in two releases; `before` is undefined for a new page. */
export interface PageVersions {
  readonly before: string | undefined;
  readonly after: string;
}

export const isMainTextChanged = ({ before, after }: PageVersions): boolean =>
  before === undefined || mainTextHash(before) !== mainTextHash(after);

/** A build shows its own hosts: `waypage.example`, `localhost:4174`, `127.0.0.1`. */
const HOST = /(?:localhost|(?:[\w-]+\.)+[a-z]{2,}|\d+(?:\.\d+){3})(?::\d+)?/g;

/** A hash of the words in the main element of a page: not of its header, footer, markup, links or hosts. */
export function mainTextHash(html: string): string {
  const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';
  const text = main
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(HOST, '')
    .replace(/\s+/g, ' ');
  return hash('sha256', text, 'base64url').slice(0, 8);
}

/** The day on which a page got its main text; `undefined` when that is not recorded for this text. */
export function changedOn(entry: string | undefined, html: string): string | undefined {
  const [day, recorded] = entry?.split(' ') ?? [];
  return recorded === mainTextHash(html) ? day : undefined;
}

/**
 * Returns the record after a comparison of two releases. A text that is in the record keeps its day; one that the
 * comparison finds changed, or new, gets today; of any other the day is unknown, so that it is left out.
 */
export function updateTextDates(
  record: TextDates,
  pages: ReadonlyMap<string, PageVersions>,
  today: string,
): TextDates {
  return Object.fromEntries(
    [...pages]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([path, page]) => {
        const day = changedOn(record[path], page.after) ?? (isMainTextChanged(page) && today);
        return day === false ? [] : [[path, `${day} ${mainTextHash(page.after)}`]];
      }),
  );
}
