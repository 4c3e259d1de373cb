import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SAMPLE_PAGES, SCREENSHOT_LOCALES, screenshotId } from '@waypage/content';
import { PAGE_NOTICE_ID } from '#runtime/page-notice.ts';
import { localizedPath } from '#services/i18n/localized-path.ts';

/** Their ids are the file names on the app host. */
export const PAGES_WITH_SCREENSHOT = SAMPLE_PAGES.flatMap(({ qrType, id }) =>
  SCREENSHOT_LOCALES.map((locale) => ({
    id: screenshotId(id, locale),
    url: localizedPath(`/sample/${qrType}/${id}`, locale),
  })),
);

const ORIGIN = /https?:\/\/[\w.-]+(?::\d+)?/g;

/** Targets of links are not visible. */
const LINK_ATTRIBUTES = / (?:href|target|rel)="[^"]*"/g;

/** The texts of a line that is empty until something fails. */
const NOTICE_TEXTS = new RegExp(`(?<=<div id="${PAGE_NOTICE_ID}")[^>]*`);

const CLASS = /(?<=\.)[A-Za-z][\w-]*/g;

/** Removes what may change without a visible difference: class names, and rules of other pages. */
function withoutNames(body: string, styles: string): string {
  const classes = new Map<string, string>();
  for (const [, list = ''] of body.matchAll(/ class="([^"]*)"/g)) {
    for (const name of list.split(' ')) {
      classes.set(name, classes.get(name) ?? `class-${classes.size}`);
    }
  }
  const nameOf = (name: string) => classes.get(name) ?? name;
  const isUsed = (selector: string) => {
    const names = [...selector.matchAll(CLASS)].map(([name]) => name);
    return names.length === 0 || names.some((name) => classes.has(name));
  };
  const keyframes = [...styles.matchAll(/@keyframes ([\w-]+)/g)].map(([, name = '']) => name);
  return (
    body.replaceAll(/(?<= class=")[^"]*/g, (list) => list.split(' ').map(nameOf).join(' ')) +
    styles
      .replaceAll(/([^{}]+)\{[^{}]*\}/g, (rule, selector: string) => (isUsed(selector) ? rule : ''))
      .replaceAll(CLASS, nameOf)
      .replaceAll(/[\w-]+/g, (word) =>
        keyframes.includes(word) ? `keyframes-${keyframes.indexOf(word)}` : word,
      )
  );
}

/**
 * Returns a hash of a page's markup and styles. Hosts, links, class names and texts of notices are ignored, so that
 * builds for other hosts or of moved sources have equal hashes.
 */
export function pageHash(dist: string, url: string): string {
  const html = readFileSync(path.join(dist, `${url}.html`), 'utf8');
  const body = /<body><div id="root"[^>]*>(.*?)<\/body>/s.exec(html)?.[1];
  const sheet = /<link rel="stylesheet" href="(\/assets\/page-[^"]+)">/.exec(html)?.[1];
  if (body === undefined || sheet === undefined) {
    throw new Error(`[site] ${url} does not look like a sample page. Build the site first.`);
  }
  const styles = readFileSync(path.join(dist, sheet), 'utf8');
  const visible = body.replace(NOTICE_TEXTS, '').replaceAll(LINK_ATTRIBUTES, '');
  const normalized = withoutNames(visible.replaceAll(ORIGIN, ''), styles);
  return hash('sha256', normalized, 'base64url').slice(0, 16);
}
