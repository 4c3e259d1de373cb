import sharp from 'sharp';
import { describe, expect, inject, it } from 'vitest';
import { encodeCode } from '../encode/encode-code.ts';
import { loadAlphabets } from './alphabets.ts';
import { toPdf } from '../print/to-pdf.ts';
import { decodeImage } from '../testing/decode-image.ts';
import { renderPdf } from '../testing/render-pdf.ts';
import { drawCode, type CodeDesign } from './draw-code.ts';
import type { Page } from './drawing.ts';
import { FINDER_SHAPES } from './finders.ts';
import { FRAMES } from './frame.ts';
import { MODULE_SHAPES } from './modules.ts';
import { toPixels, toPng, toSvg } from './files.ts';

const TEXT = 'https://waypage.example/orilla';
const CODE = encodeCode(TEXT, { errorCorrection: 'H' });
/** Every pair of shapes in the full run, otherwise each shape once. */
const DESIGNS = MODULE_SHAPES.flatMap((modules, index) =>
  FINDER_SHAPES.map((finders, offset) => ({
    modules,
    finders,
    frame: FRAMES[(index + offset) % FRAMES.length],
  })).filter((_, offset) => inject('isFullRun') || offset === index % FINDER_SHAPES.length),
);

const alphabets = await loadAlphabets();
const label = { title: 'Orilla', line: 'Songs, dates, tickets', alphabets };

/** Red with half of its opacity on the left, blue on the right. */
function logoImage() {
  const data = new Uint8ClampedArray(20 * 10 * 4);
  for (let at = 0; at < data.length; at += 4) {
    data.set((at / 4) % 20 < 10 ? [255, 0, 0, 128] : [0, 0, 255, 255], at);
  }
  return { width: 20, height: 10, data };
}

describe('the files of a code', () => {
  it.each(DESIGNS)('are read: $modules, $finders, $frame', async (style) => {
    const design = { ...style, label, logo: { size: 5 }, ground: '#F1C75B' };
    const drawing = drawCode(CODE, design);
    const pdf = await renderPdf(await toPdf([{ drawing, widthMm: 30 }]), 300);
    const { width, height } = pdf;
    const printed = sharp(pdf.data, { raw: { width, height, channels: 4 } }).png();
    const files = [toSvg(drawing), await toPng(drawing), await printed.toBuffer()];
    for (const file of files) {
      const read = await decodeImage(Buffer.from(file), drawing.width / drawing.module);
      expect(read).toEqual([TEXT, TEXT]);
    }
  });

  it('are the same bytes twice', async () => {
    expect(await toPng(CODE)).toEqual(await toPng(CODE));
    expect(toSvg(CODE)).toBe(toSvg(CODE));
  });
});

describe('toSvg', () => {
  it('is as large as it prints', () => {
    const svg = toSvg(CODE, { frame: 'label', label, widthMm: 30 });
    const { width, code } = drawCode(CODE, { frame: 'label', label });
    const printed = Number(/ width="([\d.]+)mm"/.exec(svg)?.[1]);
    expect(printed).toBeCloseTo((width * 30) / code.width, 2);
  });

  it('fetches nothing', () => {
    expect(toSvg(CODE, { frame: 'card', label })).not.toMatch(/<text|font|url\(|href=|style/);
  });

  it('refers to an image in both ways, escaped', () => {
    const image = { url: 'data:image/png;base64,A"<&', width: 10, height: 10 };
    const svg = toSvg(CODE, { logo: { size: 5, image } });
    expect(svg).toContain('href="data:image/png;base64,A&#34;&#60;&#38;" xlink:href="data:image');
  });

  it('refers to repeated pieces in both ways', () => {
    const shapes = [{ path: 'M0 0L1 0L1 1Z', color: '#15140F' }];
    const places = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
    ];
    const svg = toSvg({ width: 20, height: 10, groups: [{ shapes, places }] });
    expect(svg).toContain('xmlns:xlink="http://www.w3.org/1999/xlink"');
    expect(svg).toContain('width="20mm" height="10mm"');
    expect(svg.match(/<use href="#g0" xlink:href="#g0"/g)).toHaveLength(2);
  });

  const shape = { path: 'M0 0Z', color: '#15140F' };
  const placement = { x: 0, y: 0 };
  it.each([
    ['path', { shapes: [{ ...shape, path: 'M0 0"/><script>' }], places: [placement] }],
    ['color', { shapes: [{ ...shape, color: '"><x' }], places: [placement] }],
    ['placement', { shapes: [shape], places: [{ x: Number.NaN, y: 0 }] }],
    ['shapes', {}],
    ['places', { shapes: [] }],
  ])('writes no %s that is not one', (input, group) => {
    const page = { width: 20, height: 10, groups: [group] } as unknown as Page;
    expect(() => toSvg(page)).toThrow(expect.objectContaining({ name: 'CodesError', input }));
  });

  it('writes no rule that is not one', () => {
    const shapes = [{ ...shape, rule: '" onload="x' as 'evenodd' }];
    const page = { width: 20, height: 10, groups: [{ shapes, places: [placement] }] };
    expect(toSvg(page)).not.toContain('onload');
  });

  it.each([Number.NaN, -5, 0])('refuses %d mm', (widthMm) => {
    const refused = (input: string) => expect.objectContaining({ input }) as Error;
    expect(() => toSvg(CODE, { widthMm })).toThrow(refused('widthMm'));
    expect(() => toSvg({ width: widthMm, height: 9, groups: [] })).toThrow(refused('width'));
  });

  it.each([undefined, 'https://thief.example/a.png'])('refuses an image at %s', (url) => {
    expect(() => toSvg(CODE, { logo: { size: 5, image: { ...logoImage(), url } } })).toThrow(
      expect.objectContaining({ code: 'missing-value', input: 'logo.image.url' }),
    );
  });
});

describe('toPng', () => {
  it.each([150, 300, 600])('writes %i pixels an inch', async (dpi) => {
    const { density, width, format } = await sharp(
      await toPng(CODE, { dpi, moduleSizePx: 3 }),
    ).metadata();
    expect({ density, width, format }).toEqual({ density: dpi, width: 41 * 3, format: 'png' });
  });

  it('is as wide in print as asked', async () => {
    const file = await toPng(CODE, { widthMm: 30, dpi: 600, quietZone: 0 });
    const { width, density = 0 } = await sharp(file).metadata();
    // 21.5 pixels a module are rounded.
    expect(width).toBe(33 * 21);
    expect((width / density) * 25.4).toBeCloseTo(30, 1);
  });

  it('fills its last row and column', async () => {
    const { data, width, height } = await toPixels(CODE, { moduleSizePx: 1.5, quietZone: 3 });
    expect([width, height]).toEqual(Array(2).fill(Math.round((CODE.size + 6) * 1.5)));
    expect(data.every((value, index) => index % 4 < 3 || value === 255)).toBe(true);
  });

  it('has the pixels of toPixels', async () => {
    const design = { frame: 'tag', label, modules: 'round', finders: 'circle' } as const;
    const { data } = await toPixels(CODE, design);
    const file = await sharp(await toPng(CODE, design))
      .ensureAlpha()
      .raw()
      .toBuffer();
    expect(file.equals(Buffer.from(data))).toBe(true);
  });

  it('renders as an independent renderer', async () => {
    for (const style of DESIGNS) {
      const design: CodeDesign = { ...style, label, logo: { size: 7, path: 'M0 0L100 0L50 100Z' } };
      const drawing = drawCode(CODE, design);
      const { data, width, height } = await toPixels(drawing, { moduleSizePx: 8 });
      const other = await sharp(Buffer.from(toSvg(drawing)), { density: 72 })
        .resize(width, height, { fit: 'fill' })
        .ensureAlpha()
        .raw()
        .toBuffer();
      let different = 0;
      for (let at = 3; at < data.length; at += 4) {
        const [mine, its] = [data[at - 3] ?? 0, other[at - 3] ?? 0];
        if (Math.abs(mine * (data[at] ?? 0) - its * (other[at] ?? 0)) > 64 * 255) different += 1;
      }
      expect(different / (width * height), JSON.stringify(style)).toBeLessThan(0.002);
    }
  });

  it('blends an image over the ground', async () => {
    const logo = { size: 7, image: logoImage() };
    const { data, width } = await toPixels(CODE, { ground: '#FFFFFF', logo, moduleSizePx: 4 });
    const pixelAt = (x: number, y: number) => [
      ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
    ];
    const middle = width / 2;
    expect(pixelAt(middle - 4, middle)).toEqual([255, 127, 127, 255]);
    expect(pixelAt(middle + 4, middle)).toEqual([0, 0, 255, 255]);
  });

  it('refuses an image with too few pixels', async () => {
    const image = { width: 9, height: 9, data: new Uint8Array(4) };
    await expect(toPng(CODE, { logo: { size: 5, image } })).rejects.toMatchObject({ limit: 324 });
  });

  it.each([
    [{ moduleSizePx: 0 }, 'moduleSizePx'],
    [{ moduleSizePx: 1000 }, 'moduleSizePx'],
    [{ moduleSizePx: Number.NaN }, 'moduleSizePx'],
    [{ dpi: -1 }, 'dpi'],
    [{ dpi: Infinity }, 'dpi'],
  ])('refuses %j', async (options, input) => {
    await expect(toPng(CODE, options)).rejects.toMatchObject({ name: 'CodesError', input });
  });
});
