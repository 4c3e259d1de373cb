import type { Problem } from './data-file.ts';
import { isForPage } from './in-browsers.ts';
import { spanProblems } from './moments.ts';

/** Content of `announcements.json`. */
export interface Announcements {
  readonly announcements: readonly Announcement[];
}

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
export function announcementsAt(
  { announcements }: Announcements,
  moment: Date,
): readonly Announcement[] {
  const now = moment.getTime();
  const current = announcements.filter(
    ({ since, until }) => Date.parse(since) - ANNOUNCED_BEFORE_MS <= now && now < Date.parse(until),
  );
  return [
    ...current.filter(({ kind }) => kind === 'notice'),
    ...current.filter(({ kind }) => kind === 'news'),
  ];
}

/** What the rules need to know of the site. */
export interface SiteFacts {
  /** Paths of all pages, without a language. */
  readonly paths: readonly string[];
  /** Whether a message exists in every language. */
  readonly languagesWithout: (key: string) => readonly string[];
  readonly now: Date;
}

/** What is wrong in the announcements, beyond their form. */
export function* announcementProblems(
  { announcements }: Announcements,
  { paths, languagesWithout, now }: SiteFacts,
): Generator<Problem> {
  for (const [index, announcement] of announcements.entries()) {
    const at = ['announcements', index];
    const { id, pages, message, link } = announcement;
    yield* spanProblems(at, announcement, now);
    if (announcements.findIndex((other) => other.id === id) < index) {
      yield { at: [...at, 'id'], what: `Two announcements are "${id}". Give this one another id.` };
    }
    for (const [place, page] of (pages === 'all' ? [] : pages).entries()) {
      if (!paths.some((path) => isForPage([page], path))) {
        yield {
          at: [...at, 'pages', place],
          what: `There is no page "${page}". Write a path without a language, such as /plans.`,
        };
      }
    }
    if (link?.startsWith('/') && !paths.includes(pathOf(link))) {
      yield { at: [...at, 'link'], what: `There is no page "${link}". Write an existing path.` };
    }
    for (const language of languagesWithout(message)) {
      yield {
        at: [...at, 'message'],
        what: `There is no message "${message}" in ${language}. Add it to packages/content/locales/${language}/announcements.json.`,
      };
    }
  }
}

/** The path of an own URL, without its query and hash. */
export function pathOf(url: string): string {
  return url.replace(/[?#].*$/, '');
}
