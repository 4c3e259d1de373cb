import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawCode } from '../draw/draw-code.ts';
import type { Page } from '../draw/drawing.ts';
import { encodeCode } from '../encode/encode-code.ts';
import { renderPdf } from '../testing/render-pdf.ts';
import { layOutSheets } from './lay-out-sheets.ts';
import { LAYOUTS } from './layouts.ts';
import { loadAlphabets } from '../draw/alphabets.ts';
import { toPdf, type PdfOptions } from './to-pdf.ts';

const TEXT = 'https://waypage.example/orilla';
const CODE = encodeCode(TEXT, { errorCorrection: 'H' });
const RED = { path: 'M-3 -3L25 -3L25 20L-3 20Z', color: '#FF0000' };
const SQUARE: Page = {
  width: 50,
  height: 40,
  groups: [{ shapes: [RED], places: [{ x: 0, y: 0 }] }],
};

const alphabets = await loadAlphabets();

const render = async (pdf: Promise<Uint8Array>) => renderPdf(await pdf, 300);

describe('toPdf', () => {
  it.each(LAYOUTS)('writes the same bytes twice: %s', async (layout) => {
    const write = () => toPdf(layOutSheets({ layout, code: CODE, alphabets }).sheets);
    expect(await write()).toEqual(await write());
  });

  it('says its title, and not to scale', async () => {
    const pdf = Buffer.from(await toPdf([SQUARE], { title: 'Orilla' })).toString('latin1');
    expect(pdf).toContain('/PrintScaling /None');
    expect(pdf).toContain('/DisplayDocTitle true');
    expect(pdf).toContain('/Title (Orilla)');
  });

  it('has a print shop’s boxes on every page', async () => {
    const other = { ...SQUARE, width: 30 };
    const pdf = Buffer.from(await toPdf([SQUARE, other], { bleedMm: 3 })).toString('latin1');
    const boxes = (name: string) =>
      Array.from(pdf.matchAll(new RegExp(`/${name} \\[([^\\]]+)\\]`, 'g')), ([, numbers = '']) =>
        numbers.split(' ').map((points) => Math.round((Number(points) / 72) * 254) / 10),
      );
    const media = [
      [0, 0, 56, 46],
      [0, 0, 36, 46],
    ];
    expect(boxes('MediaBox')).toEqual(media);
    expect(boxes('BleedBox')).toEqual(media);
    expect(boxes('TrimBox')).toEqual([
      [3, 3, 53, 43],
      [3, 3, 33, 43],
    ]);
  });

  it('prints a code in the requested size', async () => {
    const { width } = await render(toPdf([{ drawing: drawCode(CODE), widthMm: 33 }]));
    expect(Math.abs(width - (41 * 300) / 25.4)).toBeLessThan(1.5);
  });

  it('prints shapes on the bleed', async () => {
    const { data, width } = await render(toPdf([SQUARE], { bleedMm: 3 }));
    const at = (x: number, y: number) =>
      data[(Math.round((y * 300) / 25.4) * width + Math.round((x * 300) / 25.4)) * 4 + 1];
    // Green, of which red has none.
    expect([at(0.2, 0.2), at(27.8, 22.8), at(28.2, 23.2)]).toEqual([0, 0, 255]);
  });

  it('embeds an image with its transparency', async () => {
    const data = new Uint8ClampedArray([255, 0, 0, 255, 0, 0, 255, 0]);
    const image = { source: { width: 2, height: 1, data }, x: 10, y: 10, width: 20, height: 10 };
    const page = await render(toPdf([{ ...SQUARE, groups: [], images: [image] }]));
    const { width, height } = page;
    const pixels = await sharp(page.data, { raw: { width, height, channels: 4 } })
      .extract({ left: 118, top: 118, width: 236, height: 118 })
      .resize(2, 1, { kernel: 'nearest' })
      .removeAlpha()
      .raw()
      .toBuffer();
    // Bitmaps of PDFium are in the order of the renderer: compare the channels of each pixel only.
    expect([...pixels.subarray(0, 3)].sort((a, b) => a - b)).toEqual([0, 0, 255]);
    expect([...pixels.subarray(3)]).toEqual([255, 255, 255]);
  });

  const red = { path: 'M0 0L1 0L1 1Z', color: 'red' };
  const black = { ...red, color: '#000000' };
  const withGroup = (group: object) => [{ ...SQUARE, groups: [group] }];
  it.each([
    [[{ ...SQUARE, groups: [null] }], {}, 'shapes'],
    [withGroup({}), {}, 'shapes'],
    [withGroup({ shapes: {}, places: [] }), {}, 'shapes'],
    [withGroup({ shapes: [null], places: [] }), {}, 'path'],
    [withGroup({ shapes: [{ ...black, at: { x: NaN, y: 0 } }], places: [] }), {}, 'placement'],
    [withGroup({ shapes: [] }), {}, 'places'],
    [withGroup({ shapes: [], places: [{ x: Number.NaN, y: 0 }] }), {}, 'placement'],
    [withGroup({ shapes: [], places: [{ x: 0, y: 0, scale: Infinity }] }), {}, 'placement'],
    [withGroup({ shapes: [{ ...red, path: 'M0 NaN' }], places: [{ x: 0, y: 0 }] }), {}, 'path'],
    [[], {}, 'pages'],
    [[drawCode(CODE)], {}, 'pages'],
    [[{ width: 10, height: 10 }], {}, 'pages'],
    [[undefined], {}, 'pages'],
    [[SQUARE], { title: 5 }, 'title'],
    [[{ ...SQUARE, groups: [{ shapes: [red], places: [{ x: 0, y: 0 }] }] }], {}, 'color'],
    [[{ drawing: drawCode(CODE), widthMm: -1 }], {}, 'widthMm'],
    [[SQUARE], { bleedMm: -1 }, 'bleedMm'],
    [[SQUARE], { bleedMm: Number.NaN }, 'bleedMm'],
    [[{ ...SQUARE, width: 0 }], {}, 'width'],
    [[{ ...SQUARE, height: Infinity }], {}, 'height'],
  ])('refuses %#', async (pages, options, input) => {
    const writing = toPdf(pages as Page[], options as PdfOptions);
    await expect(writing).rejects.toMatchObject({ name: 'CodesError', input });
  });
});
