// @vitest-environment node
import { encodeCode } from '@waypage/codes';
import { judge } from '@waypage/codes/judge';
import {
  labelSheetsOf,
  LAYOUTS,
  layOutSheets,
  loadAlphabets,
  papersOf,
  toPdf,
  type Sheet,
} from '@waypage/codes/print';
import { layOutStrip } from '@waypage/codes/print-strip';
import type { ImagePixels } from '@waypage/codes/read';
import { goodPhoto, sceneOfFile, takePhotoOf } from '@waypage/codes/testing/camera-image.ts';
import { firstOrAll } from '@waypage/codes/testing/first-or-all.ts';
import { renderPdf } from '@waypage/codes/testing/render-pdf.ts';
import { withoutTime } from '@waypage/codes/testing/without-time.ts';
import {
  CARRIERS,
  drawSample,
  FINDER_SHAPES,
  MODULE_SHAPES,
  type Design,
} from '@waypage/designer/draw-design';
import { describe, expect, it } from 'vitest';
import sharp from 'sharp';

const RESOLUTIONS = [150, 300] as const;
const FINDERS = ['turn', 'square'] as const;

const DESIGNS = MODULE_SHAPES.flatMap((modules) =>
  FINDER_SHAPES.flatMap((corners) =>
    CARRIERS.flatMap((carrier) => RESOLUTIONS.map((dpi) => ({ modules, corners, carrier, dpi }))),
  ),
);

const PARTS: readonly (readonly [string, Partial<Design>])[] = [
  ['without a logo', { logo: 'none' }],
  ['in dots without a logo', { logo: 'none', modules: 'dot' }],
  ['in diamonds without a logo', { logo: 'none', modules: 'diamond' }],
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
        FINDERS.flatMap((finders) =>
          RESOLUTIONS.map((dpi) => ({ layout, paper, labels, finders, dpi })),
        ),
    ),
  ),
);

const alphabets = await loadAlphabets();

const MENU_URL = 'https://lumbre.example/hoy';

/** Renders a drawing at its print size. Pixels around the carrier stay transparent, as in the file. */
async function rasterise(svg: string, dpi: number): Promise<ImagePixels> {
  const sized = svg.replace(
    / (width|height)="([\d.]+)mm"/g,
    (_all, name: string, mm: string) => ` ${name}="${Math.round((Number(mm) / 25.4) * dpi)}"`,
  );
  const { data, info } = await sharp(Buffer.from(sized))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const printSheet = async (sheet: Sheet, dpi: number) => renderPdf(await toPdf([sheet]), dpi);

type SheetChoice = Pick<(typeof SHEETS)[number], 'layout' | 'paper' | 'labels' | 'finders'>;

function drawKit(choice: SheetChoice) {
  const { paper, finders } = choice;
  const code = encodeCode(MENU_URL);
  const texts = {
    title: 'El menú de hoy',
    call: 'Apunta con la cámara',
    url: 'lumbre.example/hoy',
  };
  const { sheets, side } = layOutSheets({ ...choice, texts, code, alphabets });
  return { sheet: sheets[0], strip: layOutStrip({ code, finders, side, paper, alphabets }).sheet };
}

async function check(pixels: ImagePixels) {
  const { verdict, findings, code } = await withoutTime(() => judge(pixels));
  return {
    verdict,
    wrong: findings.filter(({ severity }) => severity !== 'fine').map(({ id }) => id),
    text: code?.text ?? '',
    codes: code?.codesInImage ?? 0,
  };
}

describe('the check-up', () => {
  it.each(
    firstOrAll(
      DESIGNS,
      ({ modules, corners, carrier, dpi }) =>
        dpi === 150 &&
        carrier === 'label' &&
        modules === 'square' &&
        ['turn', 'circle'].includes(corners),
    ),
  )('design: $modules modules, $corners corners, $carrier, $dpi dpi', async ({ dpi, ...rest }) => {
    const sizeMm = rest.carrier === 'poster' ? 60 : 30;
    const { svg, data, isReady } = drawSample({ ...rest, sizeMm });
    const { verdict, wrong, text } = await check(await rasterise(svg, dpi));
    expect(text).toBe(data);
    // Designs with warnings must still be readable.
    expect({ verdict, wrong }).toEqual(
      isReady ? { verdict: 'fine', wrong: [] } : { verdict: 'warn', wrong: ['corners'] },
    );
    expect(isReady).toBe(rest.corners !== 'circle');
  });

  it.each(
    firstOrAll(
      PARTS.flatMap(([name, part]) => RESOLUTIONS.map((dpi) => ({ name, part, dpi }))),
      ({ name, dpi }) => dpi === 150 && ['without a logo', 'with a contact'].includes(name),
    ),
  )('passes the design $name at $dpi dpi', async ({ part, dpi }) => {
    const { svg, data, isReady } = drawSample(part);
    const { verdict, wrong, text } = await check(await rasterise(svg, dpi));
    expect(text).toBe(data);
    expect({ verdict, wrong, isReady }).toEqual({ verdict: 'fine', wrong: [], isReady: true });
  });

  it.each(
    firstOrAll(
      SHEETS,
      ({ layout, paper, finders, dpi }) =>
        layout === 'card' && paper === 'a4' && dpi === 150 && finders === 'turn',
    ),
  )('sheet: $layout $labels on $paper, $finders, $dpi dpi', async ({ dpi, ...choice }) => {
    const { sheet, strip } = drawKit(choice);
    const fine = { verdict: 'fine', wrong: [], text: MENU_URL };
    for (const printed of [sheet, strip]) {
      const judged = await check(await printSheet(printed, dpi));
      expect(judged).toEqual({ ...fine, codes: printed.codes.length });
    }
  });
});

async function photograph(pixels: ImagePixels, seed: number) {
  const { camera } = goodPhoto(seed);
  return takePhotoOf(await sceneOfFile(pixels), { ...camera, margin: 2 }, seed);
}

/** A photo out of focus does not indicate a problem of the print. */
function errorsOfPrint({ wrong }: { readonly wrong: readonly string[] }): readonly string[] {
  return wrong.filter((id) => id !== 'reserve');
}

describe('photos of prints', () => {
  it.each(
    firstOrAll(
      DESIGNS.map((design, seed) => ({ ...design, seed })),
      ({ modules, corners, carrier, dpi }) =>
        dpi === 300 && carrier === 'tag' && modules === 'dot' && corners === 'turn',
    ),
  )(
    'design: $modules modules, $corners corners, $carrier, $dpi dpi',
    async ({ dpi, seed, ...rest }) => {
      const sizeMm = rest.carrier === 'poster' ? 60 : 30;
      const { svg, data, isReady } = drawSample({ ...rest, sizeMm });
      const judged = await check(await photograph(await rasterise(svg, dpi), seed));
      expect(judged.text).toBe(data);
      expect(judged.verdict).not.toBe('fatal');
      expect(errorsOfPrint(judged)).toEqual(isReady ? [] : ['corners']);
    },
  );

  it.each(
    firstOrAll(
      SHEETS.map((sheet, seed) => ({ ...sheet, seed })),
      ({ layout, paper, finders, dpi }) =>
        layout === 'shelf' && paper === 'letter' && dpi === 150 && finders === 'square',
    ),
  )('sheet: $layout $labels on $paper, $finders, $dpi dpi', async ({ dpi, seed, ...choice }) => {
    const { sheet } = drawKit(choice);
    const judged = await check(await photograph(await printSheet(sheet, dpi), seed));
    expect(judged.text).toBe(MENU_URL);
    expect(judged.verdict).not.toBe('fatal');
    expect(errorsOfPrint(judged)).toEqual([]);
  });
});
