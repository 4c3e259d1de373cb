import { FINDER_SHAPES, toAlphabets } from '@waypage/outlines';
import { readGlyphs } from '@waypage/outlines/read-glyphs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { decodeImage } from '../../test/decode-image.ts';
import { CARRIERS, FIRST_DESIGN, type Design } from '../design/design.ts';
import { encodeData } from '../drawing/code.ts';
import { drawDesign, type Drawing } from '../drawing/draw.ts';
import { CODE_EDGE } from '../drawing/layout.ts';
import { MODULE_SHAPES } from '../drawing/modules.ts';
import { pngScale } from './render-file.ts';
import { fileName } from './useDownload.ts';
import { toPdf } from './to-pdf.ts';
import { toSvg } from './to-svg.ts';

const alphabets = toAlphabets(readGlyphs());

function draw(part: Partial<Design>): { design: Design; drawing: Drawing } {
  const design = { ...FIRST_DESIGN, ...part };
  const code = encodeData(design.data, design.logo === 'none' ? 'M' : 'H');
  if (code === undefined) throw new Error('The data of the test fits in no code.');
  return { design, drawing: drawDesign(design, code, alphabets) };
}

function decode(svg: string, { width, module }: Drawing) {
  return decodeImage(Buffer.from(svg), width / module);
}

/** A minimal PDF interpreter: converts the operators of filled paths to SVG. */
function pdfToSvg(pdf: ArrayBuffer): string {
  const text = Buffer.from(pdf).toString('latin1');
  const [, width = '', height = ''] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(text) ?? [];
  const content = /stream\n(.*?)\nendstream/s.exec(text)?.[1] ?? '';
  const fills: string[] = [];
  let colour = '';
  let path = '';
  for (const operation of content.split('\n')) {
    const parts = operation.split(' ');
    const operator = parts.pop() ?? '';
    const numbers = parts.map(Number);
    if (operator === 'rg' || operator === 'g') {
      const channels = numbers.length === 1 ? Array<number>(3).fill(numbers[0] ?? 0) : numbers;
      colour = `rgb(${channels.map((each) => Math.round(each * 255)).join()})`;
    } else if (operator === 'm' || operator === 'l' || operator === 'c') {
      path += operator.toUpperCase() + numbers.join(' ');
    } else if (operator === 'h') path += 'Z';
    else if (operator === 'f' || operator === 'f*') {
      const rule = operator === 'f' ? 'nonzero' : 'evenodd';
      fills.push(`<path d="${path}" fill="${colour}" fill-rule="${rule}"/>`);
      path = '';
    } else if (operator !== 'w' && operator !== 'G')
      throw new Error(`The operator ${operator} is not expected here.`);
  }
  // PDF's y axis points up, SVG's down.
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}pt" height="${height}pt" viewBox="0 0 ${width} ${height}"><g transform="translate(0 ${height}) scale(1 -1)">${fills.join('')}</g></svg>`;
}

const LOOKS = MODULE_SHAPES.flatMap((modules, index) =>
  FINDER_SHAPES.map((corners, offset) => ({
    modules,
    corners,
    carrier: CARRIERS[(index + offset) % CARRIERS.length] ?? 'label',
  })),
);

test.each(LOOKS)('SVG and PDF of $modules, $corners, $carrier decode', async (look) => {
  const { design, drawing } = draw({ ...look, sizeMm: look.carrier === 'poster' ? 60 : 30 });
  const mmPerUnit = design.sizeMm / CODE_EDGE;
  expect(await decode(toSvg(drawing, mmPerUnit), drawing)).toEqual([design.data, design.data]);
  const pdf = pdfToSvg(toPdf(drawing, mmPerUnit, 'Orilla'));
  expect(await decode(pdf, drawing)).toEqual([design.data, design.data]);
});

test.each([
  { name: 'without a logo', part: { logo: 'none' } },
  { name: 'with other colours', part: { ink: '#254A73', stock: '#FAF9F6' } },
  { name: 'with other letters', part: { data: 'Año nuevo, 新年快樂' } },
  {
    name: 'with long data',
    part: { data: `https://waypage.example/${'x'.repeat(300)}`, sizeMm: 60 },
  },
] satisfies { name: string; part: Partial<Design> }[])('a code $name decodes', async ({ part }) => {
  const { design, drawing } = draw(part);
  const svg = toSvg(drawing, design.sizeMm / CODE_EDGE);
  expect(await decode(svg, drawing)).toEqual([design.data, design.data]);
});

test('SVG is as large as it prints, and fetches nothing', () => {
  const { drawing } = draw({});
  const svg = toSvg(drawing, 30 / CODE_EDGE);
  const width = Number(/ width="([\d.]+)mm"/.exec(svg)?.[1]);
  expect(width).toBeCloseTo((drawing.width * 30) / CODE_EDGE, 2);
  expect(svg).not.toMatch(/<text|font|url\(|href=|style/);
});

test('a PDF page is as large as it prints, in points', () => {
  const { drawing } = draw({});
  const pdf = Buffer.from(toPdf(drawing, 30 / CODE_EDGE, 'Orilla')).toString('latin1');
  const [, width, height] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  const points = 30 / CODE_EDGE / 25.4 / (1 / 72);
  expect(Number(width)).toBeCloseTo(drawing.width * points, 2);
  expect(Number(height)).toBeCloseTo(drawing.height * points, 2);
});

test('a PDF asks not to be scaled, and has a title', () => {
  const { drawing } = draw({});
  const pdf = Buffer.from(toPdf(drawing, 30 / CODE_EDGE, 'Orilla')).toString('latin1');
  expect(pdf).toContain('/PrintScaling /None');
  expect(pdf).toContain('/DisplayDocTitle true');
  expect(pdf).toContain('/Title (Orilla)');
});

test('SVG refers to a logo in both ways, as programs for print need', () => {
  const logo = { url: 'data:image/png;base64,AA==', width: 10, height: 10 };
  const svg = toSvg(draw({ logo }).drawing, 0.1);
  expect(svg).toContain('xmlns:xlink="http://www.w3.org/1999/xlink"');
  expect(svg).toContain(` href="${logo.url}" xlink:href="${logo.url}"`);
});

test('an image is embedded in a PDF whole', async () => {
  const logo = { url: 'data:,', width: 10, height: 10 };
  const { drawing } = draw({ logo });
  const jpeg = await sharp({
    create: { width: 10, height: 10, channels: 3, background: '#B02A06' },
  })
    .jpeg()
    .toBuffer();
  const pdf = Buffer.from(toPdf(drawing, 0.1, 'Orilla', new Uint8Array(jpeg)));
  expect(pdf.includes(jpeg)).toBe(true);
});

test.each(CARRIERS)(
  '%s: the code and the edges of the carrier fall on whole pixels of a PNG',
  (carrier) => {
    for (const data of ['a', FIRST_DESIGN.data, 'x'.repeat(300)]) {
      const { drawing } = draw({ carrier, data, sizeMm: 60 });
      const scale = pngScale(drawing, 60 / CODE_EDGE);
      const { code, width, height } = drawing.layout;
      for (const edge of [code.x, code.y, code.x + code.width, width, height]) {
        expect(edge * scale).toBeCloseTo(Math.round(edge * scale), 4);
      }
    }
  },
);

test('PNG has whole pixels per module, 1200 across or more, and a limit', () => {
  for (const sizeMm of [20, 30, 240]) {
    const { drawing } = draw({});
    const scale = pngScale(drawing, sizeMm / CODE_EDGE);
    expect(scale * drawing.module).toBeCloseTo(Math.round(scale * drawing.module), 6);
    expect(scale * drawing.width).toBeGreaterThanOrEqual(1200);
    expect(scale * drawing.height).toBeLessThan(8500);
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
