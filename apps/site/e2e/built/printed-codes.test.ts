import { describe, expect, test, type TestContext } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@waypage/content';
import { objectSample } from '#build/assets/objects/objects.ts';
import { sampleUrl } from '#features/sample-preview/sample-urls.ts';
import { localizedPath } from '#services/i18n/localized-path.ts';
import { DYNAMIC_PATH, STATIC_URL } from '#pages/home/sections/comparison/destination.ts';
import type { PrintedObjectId } from '#components/printed-object/find-object.ts';
import { DIST, localeOf, parsePage, plan, readPage } from '../support/built-site.ts';
import { decode } from '../support/decode.ts';
import { IS_FULL_RUN } from '../support/urls.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Number of codes read, for the quality page (`scripts/metrics`). */
    codes?: number;
  }
}

const { shortUrlHost, marketingHost, appHost } = plan.hosts;

/** An object's code opens its sample in the language of its words. */
const objectUrl = (id: PrintedObjectId, locale: Locale) =>
  sampleUrl(marketingHost, objectSample(id), locale);
const menu = (locale: Locale) => objectUrl('menu-card', locale);

const DRAWINGS: Readonly<Record<string, (locale: Locale) => string>> = {
  'comparison-dynamic': () => `${shortUrlHost}/${DYNAMIC_PATH}`,
  'comparison-static': () => STATIC_URL,
  'contact-envelope': (locale) => marketingHost + localizedPath('/s/contact', locale),
  'faq-smallest': menu,
  'how-it-works-code': menu,
  'print-label': menu,
  'start-code': () => `${appHost}/plans/buy/free`,
};

const WITHOUT_CODE =
  /^(?:avatar-\d|contact-envelope-small|how-it-works-(?:blocks|bars)|place-[a-z]+)/;

async function wrongCodes(
  { task }: TestContext,
  folder: string,
  expected: ReadonlyMap<string, string>,
) {
  task.meta.codes = expected.size;
  const found = await Promise.all(
    [...expected].map(async ([file, url]) => {
      const read = await decode(readFileSync(`${DIST}/images/${folder}/${file}`));
      return read.every((text) => text === url) ? [] : [`${file}: ${read.join(' and ')}`];
    }),
  );
  return found.flat();
}

const localeOfFile = (file: string) =>
  LOCALES.find((locale) => file.endsWith(`-${locale}.svg`)) ?? DEFAULT_LOCALE;
/** `test` reads the codes of one language, `test:all` those of all. */
const isRead = (locale: Locale) => IS_FULL_RUN || locale === DEFAULT_LOCALE;
const LOCALE_OF_FILE = new RegExp(`(?:-(?:${LOCALES.join('|')}))?\\.svg$`);
const filesIn = (folder: string, ending: string) =>
  readdirSync(`${DIST}/images/${folder}`)
    .filter((file) => file.endsWith(ending))
    .filter((file) => isRead(localeOfFile(file)));
const withoutLocale = (file: string) => file.replace(LOCALE_OF_FILE, '');

describe('two decoders read the code', () => {
  test('of every printed object: an existing page', async (context) => {
    const files = filesIn('objects', '.svg');
    expect(files.length).toBeGreaterThan(0);
    const expected = files.map(
      (file) =>
        [file, objectUrl(withoutLocale(file) as PrintedObjectId, localeOfFile(file))] as const,
    );
    for (const [, url] of expected) expect(plan.paths).toContain(new URL(url).pathname);
    expect(await wrongCodes(context, 'objects', new Map(expected))).toEqual([]);
  });

  test('of every drawing of the home page', async (context) => {
    const files = filesIn('drawings', '.svg').filter((file) => !WITHOUT_CODE.test(file));
    const expected = files.map(
      (file) =>
        [file, DRAWINGS[withoutLocale(file)]?.(localeOfFile(file)) ?? 'an address'] as const,
    );
    expect(new Set(files.map(withoutLocale))).toEqual(new Set(Object.keys(DRAWINGS)));
    expect(await wrongCodes(context, 'drawings', new Map(expected))).toEqual([]);
  });

  test('of every offer on a sample page', async (context) => {
    const sample = (id: string) => `${marketingHost}/sample/coupon/${id}`;
    const expected = new Map([
      ['coupon-code.svg', sample('coupon-two-for-one')],
      ['opening-code.svg', sample('coupon-opening')],
      ['weekday-code.svg', sample('coupon-weekday')],
    ]);
    const codes = filesIn('pages', '.svg').filter((file) => file.endsWith('-code.svg'));
    expect(new Set(codes)).toEqual(new Set(expected.keys()));
    expect(await wrongCodes(context, 'pages', expected)).toEqual([]);
  });

  test('of every drawing: the URL in its name', async ({ task }) => {
    const origins = [shortUrlHost, marketingHost];
    const urlOf = (name: string) =>
      origins
        .map((origin) => `${new URL(origin).protocol}//${name}`)
        .find((url) => origins.some((origin) => url.startsWith(`${origin}/`)));
    const pages = plan.paths
      .filter((page) => isRead(localeOf(page)))
      .filter((page) =>
        origins.some((origin) => readPage(page).includes(` ${new URL(origin).host}/`)),
      );
    /** Many pages share a drawing: each is read once, with the first page that shows it. */
    const drawings = new Map<string, { readonly page: string; readonly url: string }>();
    for (const page of pages) {
      const $ = parsePage(page);
      for (const code of $('svg[role=img], svg path[role=img]').toArray()) {
        const url = urlOf(/\S+$/.exec(code.attribs['aria-label'] ?? '')?.[0] ?? '');
        if (url === undefined) continue;
        const drawing = $(code).closest('svg').clone();
        if (code.tagName === 'path') drawing.empty().append($(code).clone());
        drawing.attr({ xmlns: 'http://www.w3.org/2000/svg', width: '600' });
        drawing.removeAttr('class');
        drawing.find('[aria-label]').addBack().removeAttr('aria-label');
        const key = `${url} ${$.xml(drawing)}`;
        if (!drawings.has(key)) drawings.set(key, { page, url });
      }
    }
    expect(drawings.size).toBeGreaterThan(0);
    task.meta.codes = drawings.size;
    const wrong = await Promise.all(
      [...drawings].map(async ([key, { page, url }]) => {
        const read = await decode(Buffer.from(key.slice(url.length + 1)));
        return read.every((text) => text === url)
          ? []
          : [`${page}: ${url} is ${read.join(' and ')}`];
      }),
    );
    expect(wrong.flat()).toEqual([]);
  });
});
