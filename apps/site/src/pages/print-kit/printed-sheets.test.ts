// @vitest-environment node
import { readCodes } from '@waypage/codes/read';
import { LOCALES, type Locale } from '@waypage/content';
import { loadMessages } from '@waypage/content/messages';
import { encodeCode } from '@waypage/codes';
import type { Alphabets } from '@waypage/codes/draw';
import {
  findLayout,
  labelSheetsOf,
  layOutSheets,
  LAYOUTS,
  loadAlphabets,
  papersOf,
  toPdf,
  type PlacedCode,
  type Sheet,
} from '@waypage/codes/print';
import { layOutStrip } from '@waypage/codes/print-strip';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createI18n } from '#services/i18n/create-i18n.ts';
import { sheetWords, stripWords } from './sheet-words.ts';

const DPI = 300;
const INK = '#15140F';
const PIXELS_PER_MM = DPI / 25.4;
const MENU_URL = 'https://lumbre.example/hoy';

const PRINTS = LAYOUTS.flatMap((layout) =>
  papersOf(layout).flatMap((paper) =>
    (layout === 'stickers' ? labelSheetsOf(paper).map(({ id }) => id) : [undefined]).flatMap(
      (labels) => LOCALES.map((locale) => ({ layout, paper, labels, locale })),
    ),
  ),
);
const [FIRST] = PRINTS.filter(({ layout, locale }) => layout === 'card' && locale === 'es');

let letters: Alphabets;
let library: PDFiumLibrary;

beforeAll(async () => {
  letters = await loadAlphabets();
  library = await PDFiumLibrary.init();
});

afterAll(() => {
  library.destroy();
});

async function translator(locale: Locale) {
  const i18n = createI18n(locale, await loadMessages(locale, ['print-kit']));
  return i18n.getFixedT(locale, ['print-kit']);
}

interface Image {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

async function rasterise(pdf: Uint8Array): Promise<readonly Image[]> {
  const document = await library.loadDocument(pdf);
  const pages: Image[] = [];
  for (const page of document.pages()) {
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const toPixels = (points: number) => Math.round((points / 72) * DPI);
    const size = { width: toPixels(originalWidth), height: toPixels(originalHeight) };
    pages.push(await page.render({ ...size, render: 'bitmap' }));
  }
  document.destroy();
  return pages;
}

function crop(
  { data, width }: Image,
  { x, y, side }: PlacedCode,
  modules: number,
): Image & { readonly left: number; readonly top: number } {
  const edge = (side / modules) * 4;
  // Whole pixels only: those at the edge mix with their neighbors.
  const from = (mm: number) => Math.ceil((mm - edge) * PIXELS_PER_MM) + 1;
  const [left, top] = [from(x), from(y)];
  const size = Math.floor((side + 2 * edge) * PIXELS_PER_MM) - 3;
  const pixels = new Uint8Array(size * size * 4);
  for (let row = 0; row < size; row += 1) {
    const start = ((top + row) * width + left) * 4;
    pixels.set(data.subarray(start, start + size * 4), row * size * 4);
  }
  return { data: pixels, width: size, height: size, left, top };
}

async function read(image: Image): Promise<readonly (string | undefined)[]> {
  const [byJsqr] = await readCodes(image, { decoders: ['jsqr'] });
  const [byZxing] = await readCodes(image, { decoders: ['zxing'] });
  return [byJsqr?.text, byZxing?.text];
}

/** Bounding box of the ink, in millimetres of the page. */
function inkBounds({ data, width, height, ...start }: ReturnType<typeof crop>) {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4] ?? 255) > 127) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  }
  const [acrossAll, downAll] = [
    [left, right],
    [top, bottom],
  ];
  return {
    across: acrossAll.map((pixels) => (start.left + pixels) / PIXELS_PER_MM),
    down: downAll.map((pixels) => (start.top + pixels) / PIXELS_PER_MM),
  };
}

async function expectReadable(image: Image, sheet: Sheet, modules: number): Promise<void> {
  expect(Math.abs(image.width / PIXELS_PER_MM - sheet.width)).toBeLessThan(0.1);
  expect(Math.abs(image.height / PIXELS_PER_MM - sheet.height)).toBeLessThan(0.1);
  for (const code of sheet.codes) {
    const picked = crop(image, code, modules);
    expect(await read(picked)).toEqual([MENU_URL, MENU_URL]);
    const { across, down } = inkBounds(picked);
    for (const [bounds, start] of [
      [across, code.x],
      [down, code.y],
    ] as const) {
      const [from = 0, to = 0] = bounds;
      expect(Math.abs(from - start), 'millimetres out of place').toBeLessThan(0.2);
      expect(Math.abs(to - from - code.side), 'millimetres too large').toBeLessThan(0.2);
    }
  }
}

describe('a printed sheet', () => {
  it.each(inject('isFullRun') || !FIRST ? PRINTS : [FIRST])(
    '$layout $labels on $paper in $locale is read by two decoders, and true to 0.2 mm',
    async ({ layout: id, paper, labels, locale }) => {
      const t = await translator(locale);
      const code = encodeCode(MENU_URL);
      const { sheets, side, cut } = layOutSheets({
        layout: id,
        paper,
        labels,
        code,
        finders: locale === 'fr' ? 'square' : 'turn',
        texts: {
          title: t('print-kit:headingDefault'),
          call: t('print-kit:calls.camera'),
          url: 'lumbre.example/hoy',
        },
        alphabets: letters,
        words: sheetWords(t, id, findLayout(id, paper, labels)),
      });
      expect(cut).toEqual([]);
      const strip = { code, side, paper, words: stripWords(t), alphabets: letters };
      const printed = [sheets[0], layOutStrip(strip).sheet];
      const pages = await rasterise(await toPdf(printed, { title: 'Test' }));
      expect(pages).toHaveLength(2);
      for (const [index, page] of printed.entries()) {
        const image = pages[index];
        if (!image) throw new Error('A page of the PDF is missing.');
        await expectReadable(image, page, code.size);
      }
    },
  );

  // French has the longest words.
  it.each(PRINTS.filter(({ locale }) => inject('isFullRun') || locale === 'fr'))(
    '$layout $labels on $paper in $locale holds its words, long ones too, off the quiet zone',
    async ({ layout: id, paper, labels, locale }) => {
      const t = await translator(locale);
      const layout = findLayout(id, paper, labels);
      const long = `${'Donaudampfschifffahrtsgesellschaft '.repeat(6)}${'x'.repeat(80)}`;
      for (const text of [t('print-kit:headingDefault'), long]) {
        for (const length of [10, 120]) {
          const url = `lumbre.example/${'hoy'.repeat(length / 3)}`;
          const code = encodeCode(url);
          const {
            sheets: [sheet],
          } = layOutSheets({
            layout: id,
            paper,
            labels,
            code,
            texts: { title: text, call: text, url },
            alphabets: letters,
            words: sheetWords(t, id, layout),
          });
          const [piece, marks] = sheet.groups;
          const { width, height } = layout.grid;
          const bleed = layout.piece.bleed ?? 0;
          const placed = piece?.places[0];
          const first = sheet.codes[0];
          if (!piece || !marks || !placed || !first) throw new Error('The sheet is empty.');
          expect(first.side).toBeGreaterThanOrEqual(20);
          expect(Number.isInteger(first.side), 'whole millimetres').toBe(true);
          const clear = (first.side / code.size) * 4;
          const local = placed.isTurned
            ? { x: placed.x - first.x - first.side, y: placed.y - first.y - first.side }
            : { x: first.x - placed.x, y: first.y - placed.y };
          for (const shape of piece.shapes.filter(({ at }) => !at)) {
            const bounds = pathBounds(shape.path);
            if (!bounds) continue;
            expect(bounds.left).toBeGreaterThanOrEqual(-bleed);
            expect(bounds.top).toBeGreaterThanOrEqual(-bleed);
            expect(bounds.right).toBeLessThanOrEqual(width + bleed);
            expect(bounds.bottom).toBeLessThanOrEqual(height + bleed);
          }
          // Text is inked without an `at`, unlike the code.
          const words = piece.shapes.filter(({ color, at }) => color === INK && !at);
          for (const shape of words) {
            const bounds = pathBounds(shape.path);
            if (!bounds) continue;
            const isOff =
              bounds.right <= local.x - clear + 0.01 ||
              bounds.left >= local.x + first.side + clear - 0.01 ||
              bounds.bottom <= local.y - clear + 0.01 ||
              bounds.top >= local.y + first.side + clear - 0.01;
            expect(isOff, 'words off the clear edge').toBe(true);
          }
          for (const { path } of marks.shapes) {
            const bounds = pathBounds(path);
            expect(bounds?.left ?? 0).toBeGreaterThanOrEqual(0);
            expect(bounds?.bottom ?? 0).toBeLessThanOrEqual(sheet.height);
          }
        }
      }
    },
  );
});

function pathBounds(path: string) {
  const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number);
  if (numbers.length === 0) return undefined;
  const across = numbers.filter((_, index) => index % 2 === 0);
  const down = numbers.filter((_, index) => index % 2 === 1);
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.min(...down),
    bottom: Math.max(...down),
  };
}
