import { readCodes } from '@waypage/codes/read';
import { LOCALES, type Locale } from '@waypage/content';
import { MESSAGE_NAMESPACES } from '@waypage/content/messages';
import sharp from 'sharp';
import { describe, expect, inject, it } from 'vitest';
import { translator } from '#services/testing/translator.ts';
import type { PrintedObjectId } from '#components/printed-object/find-object.ts';
import { PAGES } from '#pages/page-registry.ts';
import { SHARE_IMAGE_SIZE, type ImageSubject } from '#pages/share-image.ts';
import { measure } from '../outline.ts';
import { sampleUrl } from '#features/sample-preview/sample-urls.ts';
import { drawObject, objectSample, type SampleUrl } from '../objects/objects.ts';
import {
  breakHeadline,
  drawOpenGraph,
  drawScene,
  HEADLINE,
  IMAGE_SUBJECTS,
  MAX_BYTES,
} from './open-graph.ts';

const links = { shortUrl: (path: string) => `https://waypage.example/${path}` };
const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE_SIZE;
const siteUrl = 'https://waypage.example/';

async function optionsOf(locale: Locale) {
  const t = await translator(locale, MESSAGE_NAMESPACES);
  const urlOf: SampleUrl = (sample) => sampleUrl('https://waypage.example', sample, locale);
  return { t, locale, links, urlOf, siteUrl };
}

/** A smaller headline is illegible in a chat. */
const SMALLEST = 46;

/** Left edge of the phone in an image about one thing. jsQR mistakes the dots of its halftones for codes. */
const PHONE_AT = 905;

/** One of each kind, including the objects with the smallest codes and a page with halftones. */
const DECODED: readonly (readonly [ImageSubject, PrintedObjectId | undefined])[] = [
  [{ route: 'home' }, undefined],
  [{ route: 'print-planner' }, 'menu-card'],
  [{ route: 'solutions' }, 'bottle'],
  [{ route: 'qrcode-type', id: 'gallery' }, 'instant-print'],
  [{ route: 'qrcode-type', id: 'pet-id' }, 'steel-disc'],
  [{ route: 'solution', id: 'vcard-plus' }, 'business-card'],
  [{ route: 'solution', id: 'gallery' }, 'instant-print'],
  [{ route: 'solution', id: 'playlist' }, 'cassette'],
  [{ route: 'solution', id: 'video' }, 'film-can'],
];

const HOSTS = [
  'https://go.a-longer-name.example.org',
  ...(inject('isFullRun') ? ['http://localhost:8080'] : []),
];

describe.each(LOCALES)('images for other sites in %s', async (locale) => {
  const options = await optionsOf(locale);
  const parts = {
    ...options,
    object: (id: PrintedObjectId) => drawObject(id, options),
    phone: () => Promise.resolve(''),
  };

  it.each(IMAGE_SUBJECTS)('keep the headline of $route $id within bounds', async (subject) => {
    const { title, room } = await drawScene(subject, parts);
    const { lines, size } = await breakHeadline(title, { ...HEADLINE, width: room }, locale);
    expect(lines.join(' ')).toBe(title.replaceAll('\u00A0', ' '));
    expect(size).toBeGreaterThanOrEqual(SMALLEST);
    for (const text of lines) {
      const width = locale === 'en' ? 'wide' : 'broad';
      expect(await measure({ text, size, width, tracking: -0.045 })).toBeLessThanOrEqual(room);
    }
  });

  // The codes are the same in each language.
  it.each(inject('isFullRun') ? DECODED : locale === 'en' ? DECODED.slice(0, 2) : [])(
    'carry a code that two decoders read: %o',
    async (subject, object) => {
      const url = object ? options.urlOf(objectSample(object)) : siteUrl;
      const [image] = (await drawOpenGraph(options, [subject])).values();
      expect(image?.length).toBeLessThanOrEqual(MAX_BYTES);
      // A camera has more pixels per module than the image.
      const large = await sharp(image)
        .resize({ width: 2 * WIDTH })
        .png()
        .toBuffer();
      const { data, info } = await sharp(large)
        .extract({
          left: 0,
          top: 0,
          width: 2 * (subject.id ? PHONE_AT : WIDTH),
          height: 2 * HEIGHT,
        })
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const pixels = { data, width: info.width, height: info.height };
      for (const decoder of ['jsqr', 'zxing'] as const) {
        const codes = await readCodes(pixels, { decoders: [decoder] });
        expect(codes.map(({ text }) => text)).toContain(url);
      }
    },
  );

  it.each(locale === 'en' ? HOSTS : [])('are small with the codes of %s', async (host) => {
    const subject: ImageSubject = { route: 'solution', id: 'gallery' };
    const hosted = { ...options, links: { shortUrl: (path: string) => `${host}/${path}` } };
    const [image] = (await drawOpenGraph(hosted, [subject])).values();
    expect(image?.length).toBeLessThanOrEqual(MAX_BYTES);
  });
});

it('there is one image per indexed page', () => {
  const expected = PAGES.filter(({ shareImageOf }) => shareImageOf === undefined).flatMap(
    ({ name, urls }) => [...new Set(urls.map(({ id }) => [name, id].join(' ')))],
  );
  expect(IMAGE_SUBJECTS.map(({ route, id }) => [route, id].join(' '))).toEqual(expected);
});
