import { LOCALES, type Locale } from '@waypage/content';
import { loadMessages, MESSAGE_NAMESPACES } from '@waypage/content/messages';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { createI18n } from '#services/i18n/create-i18n.ts';
import type { PrintedObjectId } from '#components/printed-object/find-object.ts';
import { PAGES } from '#pages/find-page.ts';
import { SHARE_PICTURE_SIZE, type PictureSubject } from '#pages/share-picture.ts';
import { measure } from '../outline.ts';
import { sampleAddress } from '#features/sample-preview/sample-path.ts';
import { drawObject, objectSample, type SampleAddress } from '../objects/objects.ts';
import { breakHeadline } from './headline.ts';
import { drawOpenGraph, drawScene, HEADLINE, MOST_BYTES, PICTURE_SUBJECTS } from './open-graph.ts';

// It would fetch its code from another host.
prepareZXingModule({
  overrides: {
    wasmBinary: await readFile(
      fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')),
    ),
  },
});

const links = { shortUrl: (path: string) => `https://waypage.example/${path}` };
const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE_SIZE;
const siteAddress = 'https://waypage.example/';

async function optionsOf(locale: Locale) {
  const { t } = createI18n(locale, await loadMessages(locale, MESSAGE_NAMESPACES));
  const addressOf: SampleAddress = (sample) =>
    sampleAddress('https://waypage.example', sample, locale);
  return { t, locale, links, addressOf, siteAddress };
}

/** Smaller than this, a headline cannot be read in a chat. */
const SMALLEST = 46;

/** Where the phone of a picture about one thing begins: jsQR looks for codes among a page's halftone dots. */
const PHONE_AT = 905;

/** One of each kind, among them the objects with the smallest codes and a page of halftones. */
const DECODED: readonly (readonly [PictureSubject, PrintedObjectId | undefined])[] = [
  [{ screen: 'home' }, undefined],
  [{ screen: 'print-planner' }, 'menu-card'],
  [{ screen: 'solutions' }, 'bottle'],
  [{ screen: 'qrcode-type', id: 'gallery' }, 'instant-print'],
  [{ screen: 'qrcode-type', id: 'pet-id' }, 'steel-disc'],
  [{ screen: 'solution', id: 'vcard-plus' }, 'business-card'],
  [{ screen: 'solution', id: 'gallery' }, 'instant-print'],
  [{ screen: 'solution', id: 'playlist' }, 'cassette'],
  [{ screen: 'solution', id: 'video' }, 'film-can'],
];

describe.each(LOCALES)('pictures for other sites in %s', async (locale) => {
  const options = await optionsOf(locale);
  const parts = {
    ...options,
    object: (id: PrintedObjectId) => drawObject(id, options),
    phone: () => Promise.resolve(''),
  };

  it.each(PICTURE_SUBJECTS)('keep the headline of $screen $id within its room', async (subject) => {
    const { title, room } = await drawScene(subject, parts);
    const { lines, size } = await breakHeadline(title, { ...HEADLINE, width: room }, locale);
    expect(lines.join(' ')).toBe(title.replaceAll('\u00A0', ' '));
    expect(size).toBeGreaterThanOrEqual(SMALLEST);
    for (const text of lines) {
      const width = locale === 'en' ? 'wide' : 'broad';
      expect(await measure({ text, size, width, tracking: -0.045 })).toBeLessThanOrEqual(room);
    }
  });

  it.each(locale === 'en' ? DECODED : DECODED.slice(0, 2))(
    'carry a code that two decoders read: %o',
    async (subject, object) => {
      const address = object ? options.addressOf(objectSample(object)) : siteAddress;
      const [picture] = (await drawOpenGraph(options, [subject])).values();
      expect(picture?.length).toBeLessThanOrEqual(MOST_BYTES);
      // A camera has more pixels for a module than the picture.
      const large = await sharp(picture)
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
      expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(address);
      const found = await readBarcodes(large, { formats: ['QRCode'] });
      expect(found.map(({ text }) => text)).toContain(address);
    },
  );

  // The codes are the same in each language.
  it.each(locale === 'en' ? ['http://localhost:8080', 'https://go.a-longer-name.example.org'] : [])(
    'are small with the codes of %s, that with the most halftones too',
    async (host) => {
      const subject: PictureSubject = { screen: 'solution', id: 'gallery' };
      const hosted = { ...options, links: { shortUrl: (path: string) => `${host}/${path}` } };
      const [picture] = (await drawOpenGraph(hosted, [subject])).values();
      expect(picture?.length).toBeLessThanOrEqual(MOST_BYTES);
    },
  );
});

describe('the pictures', () => {
  it('are one for each page that can be found', () => {
    const expected = PAGES.filter(({ sharePictureOf }) => sharePictureOf === undefined).flatMap(
      ({ name, addresses }) => [...new Set(addresses.map(({ id }) => [name, id].join(' ')))],
    );
    expect(PICTURE_SUBJECTS.map(({ screen, id }) => [screen, id].join(' '))).toEqual(expected);
  });
});
