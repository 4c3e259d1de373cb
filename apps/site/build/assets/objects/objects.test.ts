import { brotliCompressSync } from 'node:zlib';
import { LOCALES, type Locale } from '@waypage/content';
import { MESSAGE_NAMESPACES } from '@waypage/content/messages';
import { describe, expect, inject, it } from 'vitest';
import { translator } from '#services/testing/translator.ts';
import { PRINTED_OBJECTS, type PrintedObjectId } from '#components/printed-object/find-object.ts';
import { toSvg } from '../drawing.ts';
import { sampleUrl } from '#features/sample-preview/sample-urls.ts';
import { drawObject, objectSample } from './objects.ts';
import { leavesViewBox, scan } from './testing/scan.ts';

const MAX_BYTES = 6500;
const MAX_HALFTONE_BYTES = 25_000;

const ids = PRINTED_OBJECTS.map(({ id }) => id);
const url = (id: PrintedObjectId, locale: Locale) =>
  sampleUrl('https://waypage.example', objectSample(id), locale);

async function draw(id: PrintedObjectId, locale: Locale) {
  const t = await translator(locale, MESSAGE_NAMESPACES);
  return drawObject(id, { t, urlOf: () => url(id, locale) });
}

describe.each(ids)('%s', (id) => {
  // In one language each, in turn; in the full run in all of them.
  describe.each(
    inject('isFullRun') ? LOCALES : [LOCALES[ids.indexOf(id) % LOCALES.length] ?? 'en'],
  )('in %s', async (locale) => {
    const drawing = await draw(id, locale);

    it('carries a code that opens its page', async () => {
      const found = await scan(drawing);
      expect(found?.url).toBe(url(id, locale));
      expect(found?.edgeContrast).toBeGreaterThanOrEqual(7);
    });

    it('keeps text and shapes inside its view box', async () => {
      expect(await leavesViewBox(drawing)).toBe(false);
    });

    it('is a small file as it is sent', () => {
      const limit = id === 'instant-print' ? MAX_HALFTONE_BYTES : MAX_BYTES;
      expect(brotliCompressSync(toSvg(drawing)).length).toBeLessThanOrEqual(limit);
    });
  });
});
