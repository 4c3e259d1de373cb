import { afterEach, describe, expect, it, vi } from 'vitest';
import { blur, reduce } from '../read/pixels.ts';
import type { Corners, Pixels } from '../read/types.ts';
import { codeImage, layOut, type ImageOptions } from '../testing/code-image.ts';
import { firstOrAll } from '../testing/first-or-all.ts';
import { withoutTime } from '../testing/without-time.ts';
import { judge } from './judge.ts';
import { findFindings, findPrintFindings, type Finding } from './severity-rules.ts';

const judgeImage = (pixels: Pixels) => withoutTime(() => judge(pixels));

const SHORT = 'https://waypage.example/nm26';
const LONG = `https://waypage.example/${'a-long-path-that-makes-a-dense-pattern/'.repeat(4)}`;

async function check(pixels: Pixels) {
  const { verdict, findings, code } = await judgeImage(pixels);
  const wrong = findings.filter(({ severity }) => severity !== 'fine').map(({ id }) => id);
  return { verdict, wrong, text: code?.text };
}

const BLACK = [0, 0, 0] as const;
const KRAFT = [205, 176, 138] as const;

const GOOD: readonly (readonly [string, string, ImageOptions])[] = [
  ['short, level L', SHORT, { level: 'low' }],
  ['short, level M', SHORT, {}],
  ['short, level Q', SHORT, { level: 'quartile' }],
  ['short, level H', SHORT, { level: 'high' }],
  ['long, level L', LONG, { level: 'low' }],
  ['long, level M', LONG, {}],
  ['long, level Q', LONG, { level: 'quartile' }],
  ['long, level H', LONG, { level: 'high' }],
  ['a clear edge of exactly four', SHORT, { edge: 4 }],
  ['a clear edge of exactly four on black', SHORT, { edge: 4, surround: BLACK }],
  ['a wide clear edge on kraft', SHORT, { edge: 8, surround: KRAFT }],
  ['modules of 4 pixels', SHORT, { module: 4 }],
  ['modules of 20 pixels', SHORT, { module: 20 }],
  ['modules of 60 pixels', SHORT, { module: 60 }],
  ['ink on manila', SHORT, { dark: [21, 20, 15], light: [241, 199, 91] }],
  ['dark blue on white', SHORT, { dark: [20, 30, 110] }],
  ['dark green on bone', SHORT, { dark: [10, 60, 40], light: [244, 242, 235] }],
  ['gray on white', SHORT, { dark: [120, 120, 120] }],
  ['orange on white', SHORT, { dark: [255, 75, 31] }],
  ['modules of 3 pixels', SHORT, { module: 3 }],
  ['numbers only', '0123456789012345', {}],
  ['capitals only', 'HTTPS://WAYPAGE.EXAMPLE/A', {}],
  ['a contact', 'BEGIN:VCARD\nVERSION:3.0\nFN:Nadia Okafor\nTEL:+34600000000\nEND:VCARD', {}],
  ['letters beyond ASCII', 'Čaj, café, 茶 · Lumbre', {}],
];

/** One known defect each, with the finding that has to report it. */
const BAD: readonly (readonly [Finding['id'], string, ImageOptions])[] = [
  ...[0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5].map(
    (edge) =>
      ['edge', `${String(edge)} clear modules on black`, { edge, surround: BLACK }] as const,
  ),
  ...[0, 1, 2, 3].map(
    (edge) => ['edge', `cut ${String(edge)} modules from the pattern`, { edge }] as const,
  ),
  ['edge', 'too close at the top', { edge: [1, 5, 5, 5], surround: BLACK }],
  ['edge', 'too close on the right', { edge: [5, 1, 5, 5], surround: BLACK }],
  ['edge', 'too close at the bottom', { edge: [5, 5, 2, 5], surround: BLACK }],
  ['edge', 'too close on the left', { edge: [5, 5, 5, 3], surround: BLACK }],
  ['symbol-contrast', 'light gray on white', { dark: [215, 215, 215] }],
  ['light', 'black on dark gray', { light: [90, 90, 90] }],
  ['light', 'red on black', { light: [150, 0, 0] }],
  ['symbol-contrast', 'brown on salmon', { dark: [146, 92, 78], light: [242, 168, 147] }],
  ['symbol-contrast', 'yellow on white', { dark: [241, 199, 91] }],
  ['symbol-contrast', 'blue on green', { dark: [40, 60, 190], light: [60, 160, 90] }],
  ['polarity', 'white on black', { dark: [255, 255, 255], light: [0, 0, 0] }],
  ['polarity', 'bone on ink', { dark: [244, 242, 235], light: [21, 20, 15] }],
  ['polarity', 'manila on dark blue', { dark: [241, 199, 91], light: [20, 30, 80] }],
  ['mirror', 'seen in a mirror', { isMirrored: true }],
  ['corners', 'a corner with a wrong core', { cover: [2, 2, 3, 1] }],
  ['corners', 'a corner that is rounded off', { cover: [0, 0, 2, 2] }],
  ['size', 'modules of 2 pixels', { module: 2 }],
  ['level', 'a fifth of it covered', { level: 'high', cover: [9, 9, 13, 13] }],
  ['level', 'a stripe across it', { level: 'quartile', cover: [9, 10, 20, 5] }],
];

const BROKEN: readonly (readonly [string, ImageOptions])[] = [
  ['a corner is missing', { cover: [-1, -1, 9, 9] }],
  ['half of it is covered', { cover: [0, 12, 40, 20] }],
  ['more is covered than level L recovers', { level: 'low', cover: [8, 8, 10, 10] }],
  ['white on white', { dark: [255, 255, 255] }],
  ['nearly white on white', { dark: [254, 254, 254] }],
];

describe('a code without a defect passes', () => {
  it.each(firstOrAll(GOOD, (_, index) => index % 8 === 1))('%s', async (_name, text, options) => {
    expect(await check(codeImage(text, options))).toEqual({ verdict: 'fine', wrong: [], text });
  });

  it('on a large image', async () => {
    const code = codeImage(SHORT, { module: 20 });
    const [width, height] = [4000, 3000];
    const data = new Uint8ClampedArray(width * height * 4).fill(190);
    for (let y = 0; y < code.height; y += 1) {
      const row = code.data.subarray(y * code.width * 4, (y + 1) * code.width * 4);
      data.set(row, ((y + 1500) * width + 900) * 4);
    }
    for (let alpha = 3; alpha < data.length; alpha += 4) data[alpha] = 255;
    const { verdict, text } = await check({ data, width, height });
    expect([verdict, text]).toEqual(['fine', SHORT]);
  });
});

describe('one defect is named, and never passes', () => {
  it.each(firstOrAll(BAD, ([id], index) => BAD.findIndex(([first]) => first === id) === index))(
    '%s: %s',
    async (id, _name, options) => {
      const { verdict, wrong, text } = await check(codeImage(SHORT, options));
      expect(verdict).not.toBe('fine');
      if (text !== undefined) expect(wrong).toContain(id);
    },
  );

  it('ground: a transparent one', async () => {
    const image = codeImage(SHORT);
    for (let at = 0; at < image.data.length; at += 4) {
      if (image.data[at] === 255) image.data[at + 3] = 0;
    }
    expect(await check(image)).toMatchObject({ verdict: 'warn', wrong: ['ground'] });
  });

  it('unreadable-codes: another one that is covered', async () => {
    const covered = codeImage(LONG, { cover: [20, 20, 24, 24] });
    const sheet = layOut([covered, codeImage(SHORT), codeImage(SHORT, { module: 5 })], 2);
    const { verdict, findings, code } = await judgeImage(sheet);
    expect([verdict, code?.codesInImage]).toEqual(['warn', 2]);
    expect(findings[0]).toMatchObject({ id: 'unreadable-codes', value: 1, limit: 0 });
  });

  it('reserve: out of focus', async () => {
    const { verdict } = await check(blur(codeImage(SHORT), 4));
    expect(verdict).not.toBe('fine');
  });

  it('size: made small', async () => {
    expect((await check(reduce(codeImage(LONG, { module: 8 }), 4.4))).verdict).not.toBe('fine');
  });
});

describe('code that both decoders read everywhere', () => {
  it('passes cut off at its pattern', async () => {
    expect(await check(codeImage(SHORT, { edge: 0 }))).toMatchObject({
      verdict: 'warn',
      wrong: ['edge'],
    });
  });

  it('however bad its measures are', async () => {
    const { code, views } = await judgeImage(codeImage(SHORT));
    if (!code) throw new Error('There is no code.');
    const side = { modules: 0, isCut: false, isTooNarrow: true };
    const bad = {
      ...code,
      quietZone: [side, side, side, side] as const,
      symbolContrast: 0.1,
      dark: [200, 200, 200] as const,
      damagedFinderModules: [9, 9, 9] as const,
      recoveryUsed: 0.9,
      isInverted: true,
    };
    expect(findFindings(bad, views)[0]?.severity).toBe('warn');
    const [first, ...others] = views;
    if (!first) throw new Error('There are no views.');
    const lost = { ...first, readBy: { zxing: true, other: false } };
    const failed = findFindings(bad, [lost, ...others]);
    expect(failed.filter(({ severity }) => severity === 'fatal')).toMatchObject([
      { id: 'edge', value: 0, limit: 4 },
      { id: 'symbol-contrast', value: 0.1, limit: 0.4 },
      { id: 'polarity' },
      { id: 'corners', value: 9, limit: 2 },
      { id: 'level', value: 0.9, limit: 0.5 },
    ]);
  });
});

it.each(firstOrAll(BROKEN, (_, index) => index < 2))('never passes: %s', async (_name, options) => {
  const { verdict, wrong } = await check(codeImage(SHORT, options));
  expect(verdict).toBe('fatal');
  expect(wrong[0]).toMatch(/^(?:no-code|unreadable-code)$/);
});

describe('printed size', () => {
  it.each([
    [{ widthMm: 30 }, 'fine', {}],
    [{ widthMm: 15 }, 'fatal', { id: 'print-size', value: 15, limit: 20 }],
    [{ dpi: 600 }, 'fatal', { id: 'print-size' }],
    [{ widthMm: 30, dpi: 72 }, 'warn', { id: 'print-resolution', limit: 4 }],
  ] as const)('judges %j as %s', async (options, verdict, finding) => {
    const judged = await withoutTime(() => judge(codeImage(SHORT), options));
    expect([judged.verdict, judged.findings[0]]).toMatchObject([verdict, finding]);
  });

  it.each([
    [{ widthMm: 0 }, { code: 'out-of-range', input: 'widthMm' }],
    [{ dpi: Number.NaN }, { code: 'not-finite', input: 'dpi' }],
    [{ decoderTimeoutMs: Number.NaN }, { code: 'not-finite', input: 'decoderTimeoutMs' }],
  ])('refuses %j', async (options, error) => {
    await expect(judge(codeImage(SHORT), options)).rejects.toMatchObject(error);
  });
});

it.each([
  [19.85, {}, 'fine'],
  [19.7, {}, 'fatal'],
  [19.85, { widthMm: 19.85 }, 'fatal'],
])('findPrintFindings tolerates measuring errors: %f, %j', (width, printed, severity) => {
  const side = (width * 300) / 25.4;
  const [x, y] = [side * 1.5, side];
  const corners: Corners = [
    { x: 0, y: 0 },
    { x, y: 0 },
    { x, y },
    { x: 0, y },
  ];
  const code = { modules: 25, corners };
  const [size] = findPrintFindings(code, { dpi: 300, ...printed });
  expect(size).toMatchObject({ id: 'print-size', severity });
  expect(size?.value).toBeCloseTo(width);
});

describe('without WebAssembly', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('warns that one decoder read', async () => {
    vi.stubGlobal('WebAssembly', undefined);
    const { verdict, findings, code } = await judgeImage(codeImage(SHORT));
    expect([verdict, code?.text, code?.readBy]).toEqual([
      'warn',
      SHORT,
      { zxing: undefined, other: true },
    ]);
    expect(findings[0]).toEqual({ id: 'decoders', severity: 'warn' });
  });

  it('measures light modules on dark', async () => {
    vi.stubGlobal('WebAssembly', undefined);
    const inverted = codeImage(SHORT, { dark: [255, 224, 160], light: [23, 63, 53], edge: 4 });
    const { findings, code } = await judgeImage(inverted);
    expect(findings[0]).toMatchObject({ id: 'polarity', severity: 'fatal' });
    expect(code).toMatchObject({ isInverted: true, dark: [23, 63, 53] });
    expect(code?.quietZone.map(({ modules }) => modules)).toEqual([4, 4, 4, 4]);
  });
});
