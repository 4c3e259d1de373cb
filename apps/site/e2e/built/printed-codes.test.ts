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

type Code = readonly [name: string, url: string, image: Buffer];

const codeIn = (folder: string, file: string, url: string): Code => [
  file,
  url,
  readFileSync(`${DIST}/images/${folder}/${file}`),
];

async function wrongCodes({ task }: TestContext, codes: readonly Code[]) {
  task.meta.codes = codes.length;
  const found = await Promise.all(
    codes.map(async ([name, url, image]) => {
      const read = await decode(image);
      return read.every((text) => text === url) ? [] : [`${name}: ${url} is ${read.join(' and ')}`];
    }),
  );
  return found.flat();
}

const localeOfFile = (file: string) =>
  LOCALES.find((locale) => file.endsWith(`-${locale}.svg`)) ?? DEFAULT_LOCALE;
/** `test` reads the codes of one language, `test:all` those of all. */
const isRead = (locale: Locale) => IS_FULL_RUN || locale === DEFAULT_LOCALE;
const LOCALE_OF_FILE = new RegExp(`(?:-(?:${LOCALES.join('|')}))?\\.svg$`);
const filesIn = (folder: string) =>
  readdirSync(`${DIST}/images/${folder}`).filter(
    (file) => file.endsWith('.svg') && isRead(localeOfFile(file)),
  );
const withoutLocale = (file: string) => file.replace(LOCALE_OF_FILE, '');

describe('two decoders read the code', () => {
  test('of every printed object: an existing page', async (context) => {
    const codes = filesIn('objects').map((file) => {
      const id = withoutLocale(file) as PrintedObjectId;
      return codeIn('objects', file, objectUrl(id, localeOfFile(file)));
    });
    expect(codes.length).toBeGreaterThan(0);
    for (const [, url] of codes) expect(plan.paths).toContain(new URL(url).pathname);
    expect(await wrongCodes(context, codes)).toEqual([]);
  });

  test('of every drawing of the home page', async (context) => {
    const files = filesIn('drawings').filter((file) => !WITHOUT_CODE.test(file));
    const codes = files.map((file) => {
      const url = DRAWINGS[withoutLocale(file)]?.(localeOfFile(file)) ?? 'an address';
      return codeIn('drawings', file, url);
    });
    expect(new Set(files.map(withoutLocale))).toEqual(new Set(Object.keys(DRAWINGS)));
    expect(await wrongCodes(context, codes)).toEqual([]);
  });

  test('of every offer on a sample page', async (context) => {
    const samples: Readonly<Record<string, string>> = {
      'coupon-code.svg': 'coupon-two-for-one',
      'opening-code.svg': 'coupon-opening',
      'weekday-code.svg': 'coupon-weekday',
    };
    const files = filesIn('pages').filter((file) => file.endsWith('-code.svg'));
    const codes = files.map((file) =>
      codeIn('pages', file, `${marketingHost}/sample/coupon/${samples[file] ?? ''}`),
    );
    expect(new Set(files)).toEqual(new Set(Object.keys(samples)));
    expect(await wrongCodes(context, codes)).toEqual([]);
  });

  test('of every drawing: the URL in its name', async (context) => {
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
    const drawings = new Map<string, Code>();
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
        const svg = $.xml(drawing);
        const key = `${url} ${svg}`;
        if (!drawings.has(key)) drawings.set(key, [page, url, Buffer.from(svg)]);
      }
    }
    expect(drawings.size).toBeGreaterThan(0);
    expect(await wrongCodes(context, [...drawings.values()])).toEqual([]);
  });
});
