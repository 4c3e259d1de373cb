import { existsSync } from 'node:fs';
import { LOCALES_FOLDER, readLocaleFolders } from '../scripts/locale-folders.ts';
import { readJson } from '../scripts/read-json.ts';
import { readDataFile, type Problem } from './data-file.ts';
import { isForPage } from './in-browsers.ts';
import { momentProblems } from './moments.ts';

/** A line above the header, for a time. */
export interface Announcement {
  readonly id: string;
  /** When it starts to be shown, with its zone. */
  readonly since: string;
  /** The first moment at which it is not shown any more, with its zone. */
  readonly until: string;
  /** Paths without a language; `/solutions/*` names all below a folder. */
  readonly pages: 'all' | readonly string[];
  /** A notice (something does not work) is shown before news. */
  readonly kind: 'news' | 'notice';
  /** Key of its message, in the namespace `announcements`. */
  readonly message: string;
  /** Where the message leads: a path of the site without a language, or an https URL. */
  readonly link?: string;
}

/** How long before its start an announcement is in the HTML of a build. */
export const ANNOUNCED_BEFORE_MS = 14 * 86_400_000;

/** The announcements that a build has in its HTML: from fourteen days before the start until the end, notices first. */
export function announcementsAt(announcements: readonly Announcement[], now: Date) {
  return announcements
    .filter(
      ({ since, until }) =>
        Date.parse(since) - ANNOUNCED_BEFORE_MS <= now.getTime() &&
        now.getTime() < Date.parse(until),
    )
    .toSorted((a, b) => Number(b.kind === 'notice') - Number(a.kind === 'notice'));
}

/**
 * Reads and checks `announcements.json`.
 *
 * @param paths those of all pages, without a language; without them, pages and links are not checked
 * @param text content of the file, to be read from elsewhere
 * @throws Error that names each problem with its line
 */
export function readAnnouncements(now: Date, paths?: readonly string[], text?: string) {
  return readDataFile<{ readonly announcements: readonly Announcement[] }>('announcements.json', {
    findProblems: ({ announcements }) => announcementProblems(announcements, now, paths),
    text,
  }).announcements;
}

function* announcementProblems(
  announcements: readonly Announcement[],
  now: Date,
  paths?: readonly string[],
): Generator<Problem> {
  const messages = [...readLocaleFolders().keys()].flatMap((language) => {
    const file = new URL(`${language}/announcements.json`, LOCALES_FOLDER);
    // A language without the file is still being translated: its pages have the English text.
    if (!existsSync(file)) return [];
    return [[language, Object.keys(readJson(file) as object)] as const];
  });
  for (const [index, announcement] of announcements.entries()) {
    const at = ['announcements', index];
    const { id, pages, message, link } = announcement;
    yield* momentProblems(at, announcement, now);
    if (announcements.findIndex((other) => other.id === id) < index) {
      yield { at: [...at, 'id'], what: `Two announcements are "${id}". Give this one another id.` };
    }
    for (const [language, keys] of messages) {
      if (keys.includes(message.replace('announcements:', ''))) continue;
      yield {
        at: [...at, 'message'],
        what: `There is no message "${message}" in ${language}. Add it to packages/content/locales/${language}/announcements.json.`,
      };
    }
    if (!paths) continue;
    for (const [pageIndex, page] of (pages === 'all' ? [] : pages).entries()) {
      if (paths.some((path) => isForPage([page], path))) continue;
      yield {
        at: [...at, 'pages', pageIndex],
        what: `There is no page "${page}". Write a path without a language, such as /plans.`,
      };
    }
    if (link?.startsWith('/') && !paths.includes(withoutQuery(link))) {
      yield { at: [...at, 'link'], what: `There is no page "${link}". Write an existing path.` };
    }
  }
}

/** An own URL without its query and hash. */
export function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/, '');
}
