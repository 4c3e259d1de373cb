import { expect, test } from 'vitest';
import { drawPart as draw } from '../../test/draw-design.ts';
import { CARRIERS, FIRST_DESIGN } from '../design/design.ts';
import { accentColor, encodeData } from '../design/draw-design.ts';
import { FORMATS, modulePixels, renderFile, fileName } from './useDownload.ts';

test('a logo raises the level and the size', () => {
  expect(encodeData(FIRST_DESIGN.data, 'M')?.size).toBe(29);
  expect(encodeData(FIRST_DESIGN.data, 'H')?.size).toBe(33);
});

test('a visible mark with standard ink is red', () => {
  expect(accentColor('#15140F', '#F1C75B')).toBe('#B02A06');
  expect(accentColor('#173F35', '#F1C75B')).toBe('#173F35');
  expect(accentColor('#15140F', '#B4503F')).toBe('#15140F');
});

test('a PNG has 600 pixels an inch', async () => {
  const { design, drawing } = draw({ sizeMm: 60, carrier: 'card' });
  const file = Buffer.from(await (await renderFile(design, drawing, 'png')).arrayBuffer());
  // The first chunk is IHDR with the width, the second pHYs with pixels per meter.
  const [width, perMeter] = [file.readUInt32BE(16), file.readUInt32BE(41)];
  expect(perMeter * 0.0254).toBeGreaterThanOrEqual(600);
  expect((width / perMeter) * 1000).toBeCloseTo((drawing.width / drawing.code.width) * 60, 0);
});

test.each(FORMATS)('%s has its type', async (format) => {
  const { design, drawing } = draw({});
  const { type, size } = await renderFile(design, drawing, format);
  expect(type).toContain(format);
  expect(size).toBeGreaterThan(1000);
});

test.each(CARRIERS)('%s: code and carrier fall on whole pixels', (carrier) => {
  for (const data of ['a', FIRST_DESIGN.data, 'x'.repeat(300)]) {
    const { drawing } = draw({ carrier, data, sizeMm: 60 });
    const scale = modulePixels(drawing, 60) / drawing.module;
    const { code, width, height } = drawing;
    for (const edge of [code.x, code.y, code.x + code.width, width, height]) {
      expect(edge * scale).toBeCloseTo(Math.round(edge * scale), 4);
    }
  }
});

test('PNG has whole pixels per module, within limits', () => {
  for (const sizeMm of [20, 30, 240]) {
    const { drawing } = draw({});
    const pixels = modulePixels(drawing, sizeMm);
    expect(Number.isInteger(pixels)).toBe(true);
    expect((pixels / drawing.module) * drawing.width).toBeGreaterThanOrEqual(1200);
    expect((pixels / drawing.module) * drawing.height).toBeLessThan(8500);
  }
});

test.each([
  ['Orilla', 'orilla.svg'],
  ['Año nuevo: 2 × 1', 'ano-nuevo-2-1.svg'],
  ['../../etc/passwd', 'etc-passwd.svg'],
  ['漢字', 'qr-code.svg'],
])('a document named %s is saved as %s', (name, file) => {
  expect(fileName(name, 'svg')).toBe(file);
});
