// @vitest-environment node
import { PDFiumLibrary } from '@hyzyla/pdfium';
import {
  CARRIERS,
  drawSample,
  FINDER_SHAPES,
  MODULE_SHAPES,
  type Design,
} from '@waypage/designer/draw-design';
import type { Alphabets } from '@waypage/outlines';
import { encodeQr } from '@waypage/ui/qr-code';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Pixels } from '../../src/features/read-code/code-reading.ts';
import { loadDecoders, readPicture } from '../../src/features/read-code/testing/read-picture.ts';
import { findIn, verdictOf } from '../../src/pages/check-a-code/findings.ts';
import { LOOKS, type Look } from '../../src/pages/print-kit/drawing/draw-code.ts';
import { drawSheet } from '../../src/pages/print-kit/drawing/draw-sheet.ts';
import { drawStrip, placeStrip } from '../../src/pages/print-kit/drawing/draw-strip.ts';
import { loadLetters } from '../../src/pages/print-kit/drawing/letters.ts';
import type { Sheet } from '../../src/pages/print-kit/drawing/sheet.ts';
import {
  findLayout,
  labelSheetsOf,
  LAYOUTS,
  papersOf,
  type LayoutId,
} from '../../src/pages/print-kit/layouts/layouts.ts';
import { PAPERS, type PaperId } from '../../src/pages/print-kit/layouts/papers.ts';
import { toPdf } from '../../src/pages/print-kit/output/to-pdf.ts';

/** What our tools make, judged by the code of our check-up as a file of each resolution is. */
const RESOLUTIONS = [150, 300] as const;

const DESIGNS = MODULE_SHAPES.flatMap((modules) =>
  FINDER_SHAPES.flatMap((corners) =>
    CARRIERS.flatMap((carrier) => RESOLUTIONS.map((dpi) => ({ modules, corners, carrier, dpi }))),
  ),
);

/** Other colours, logos and data of a design. */
const PARTS: readonly (readonly [string, Partial<Design>])[] = [
  ['without a logo', { logo: 'none' }],
  ['with a larger logo', { logoSize: 11, data: `https://waypage.example/${'x'.repeat(90)}` }],
  ['in blue on white', { ink: '#254A73', stock: '#FAF9F6' }],
  ['in black on seafoam', { ink: '#15140F', stock: '#A9D1BF' }],
  ['in black on salmon', { ink: '#15140F', stock: '#F2A893' }],
  ['with much data', { data: `https://waypage.example/${'x'.repeat(300)}`, sizeMm: 60 }],
  ['with a contact', { data: 'BEGIN:VCARD\nVERSION:3.0\nFN:Nadia Okafor\nEND:VCARD' }],
  ['with a wide quiet zone', { quietZone: 8 }],
];

const SHEETS = LAYOUTS.flatMap((layout) =>
  papersOf(layout).flatMap((paper) =>
    (layout === 'stickers' ? labelSheetsOf(paper).map(({ id }) => id) : [undefined]).flatMap(
      (labels) =>
        LOOKS.flatMap((look) => RESOLUTIONS.map((dpi) => ({ layout, paper, labels, look, dpi }))),
    ),
  ),
);

/** All of a list, or of each kind of it the first that fits. */
function firstOrAll<Value>(all: readonly Value[], isFirst: (value: Value) => boolean) {
  return inject('isFullRun') ? all : all.filter(isFirst);
}

let letters: Alphabets;
let library: PDFiumLibrary;

beforeAll(async () => {
  await loadDecoders();
  letters = await loadLetters();
  library = await PDFiumLibrary.init();
});

afterAll(() => {
  library.destroy();
});

/** What the check-up says of a picture. */
async function judge(pixels: Pixels) {
  const read = await readPicture(pixels);
  if (!('text' in read)) return { verdict: read.reason, wrong: [], text: '', codes: 0 };
  const findings = findIn(read);
  return {
    verdict: verdictOf(findings),
    wrong: findings.filter(({ severity }) => severity !== 'fine').map(({ id }) => id),
    text: read.text,
    codes: read.codesInPicture,
  };
}

/** The pixels of a drawing in its printed size. Around the carrier they are transparent, as in the file. */
async function rasterise(svg: string, dpi: number): Promise<Pixels> {
  const sized = svg.replace(
    / (width|height)="([\d.]+)mm"/g,
    (_all, name: string, mm: string) => ` ${name}="${Math.round((Number(mm) / 25.4) * dpi)}"`,
  );
  const { data, info } = await sharp(Buffer.from(sized))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

/** The pixels of a sheet, by way of its PDF. */
async function print(sheet: Sheet, dpi: number): Promise<Pixels> {
  const document = await library.loadDocument(new Uint8Array(toPdf([sheet], 'Test')));
  const page = document.getPage(0);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const toPixels = (points: number) => Math.round((points / 72) * dpi);
  const size = { width: toPixels(originalWidth), height: toPixels(originalHeight) };
  const { data, width, height } = await page.render({ ...size, render: 'bitmap' });
  document.destroy();
  return { data: new Uint8ClampedArray(data), width, height };
}

const ADDRESS = 'https://lumbre.example/hoy';
const WORDS = { name: '', scale: '', fold: '', title: '', millimetres: String };

function drawKit(layout: LayoutId, paper: PaperId, labels: string | undefined, look: Look) {
  const content = {
    title: 'El menú de hoy',
    call: 'Apunta con la cámara',
    address: 'lumbre.example/hoy',
    code: encodeQr(ADDRESS),
    look,
  };
  const { sheet } = drawSheet(findLayout(layout, paper, labels), content, WORDS, letters);
  const strip = drawStrip(content, sheet.codes[0]?.side ?? 0, PAPERS[paper], WORDS, letters);
  return { sheet, strip: placeStrip(strip, PAPERS[paper]) };
}

describe('the check-up', () => {
  it.each(
    firstOrAll(
      DESIGNS,
      ({ modules, corners, carrier, dpi }) =>
        dpi === 150 && carrier === 'label' && (modules === 'square' || corners === 'turn'),
    ),
  )(
    'passes a design of the designer with $modules modules, $corners corners on a $carrier at $dpi dpi',
    async ({ dpi, ...look }) => {
      const sizeMm = look.carrier === 'poster' ? 60 : 30;
      const { svg, data, isReady } = drawSample({ ...look, sizeMm });
      const { verdict, wrong, text } = await judge(await rasterise(svg, dpi));
      expect(text).toBe(data);
      // What the designer calls ready is so; what it warns of is read all the same.
      expect({ verdict, wrong }).toEqual(
        isReady ? { verdict: 'fine', wrong: [] } : { verdict: 'warn', wrong: ['corners'] },
      );
      expect(isReady).toBe(look.corners !== 'circle');
    },
  );

  it.each(
    firstOrAll(
      PARTS.flatMap(([name, part]) => RESOLUTIONS.map((dpi) => ({ name, part, dpi }))),
      ({ dpi }) => dpi === 150,
    ),
  )('passes a design of the designer $name at $dpi dpi', async ({ part, dpi }) => {
    const { svg, data, isReady } = drawSample(part);
    const { verdict, wrong, text } = await judge(await rasterise(svg, dpi));
    expect(text).toBe(data);
    expect({ verdict, wrong, isReady }).toEqual({ verdict: 'fine', wrong: [], isReady: true });
  });

  it.each(
    firstOrAll(
      SHEETS,
      ({ paper, labels, look, dpi }) =>
        paper === 'a4' &&
        dpi === 150 &&
        look === 'turned' &&
        (labels ?? 'avery-l7165') === 'avery-l7165',
    ),
  )(
    'passes a sheet of the print kit: $layout $labels on $paper, $look, at $dpi dpi',
    async ({ layout, paper, labels, look, dpi }) => {
      const { sheet, strip } = drawKit(layout, paper, labels, look);
      const judged = await judge(await print(sheet, dpi));
      expect(judged).toEqual({
        verdict: 'fine',
        wrong: [],
        text: ADDRESS,
        codes: sheet.codes.length,
      });
      const judgedStrip = await judge(await print(strip, dpi));
      expect(judgedStrip).toEqual({
        verdict: 'fine',
        wrong: [],
        text: ADDRESS,
        codes: strip.codes.length,
      });
    },
  );
});
