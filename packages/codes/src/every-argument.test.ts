import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as draw from './draw/index.ts';
import { CodesError, assertNumber, assertPositive } from './errors.ts';
import * as root from './index.ts';
import * as judge from './judge/index.ts';
import * as strip from './print/draw-strip.ts';
import * as print from './print/index.ts';
import * as read from './read/index.ts';
import { codeImage } from './testing/code-image.ts';

const CODE = root.encodeCode('a');
const IMAGE = codeImage('a');
const ALPHABETS = await print.loadAlphabets();
const CORNERS = (await read.readCodes(IMAGE))[0]?.corners;
const LAYOUT = print.findLayout('card', 'a4');
const BOX = { x: 0, y: 0, width: 9, height: 9, size: 5, minSize: 2, face: 'wide' } as const;
const DRAWING = draw.drawCode(CODE);
/** Made by the package, and passed on as they are. */
const PRODUCTS: ReadonlySet<unknown> = new Set([CODE, ALPHABETS, ALPHABETS.wide, DRAWING]);
const CANVAS = {
  getContext: () => ({
    createImageData: (width: number, height: number) => ({
      data: new Uint8ClampedArray(width * height * 4),
    }),
    putImageData: () => undefined,
  }),
};
const DESIGN = {
  ink: '#000000',
  ground: '#FFFFFF',
  accent: '#000000',
  modules: 'dot',
  finders: 'turn',
  quietZone: 4,
  frame: 'label',
  label: { title: 'a', line: 'b', alphabets: ALPHABETS },
  logo: {
    size: 5,
    path: 'M0 0 L9 0 L9 9 Z',
    image: { width: 1, height: 1, data: new Uint8Array(4) },
  },
} as const;
const WORDS = { title: 'a', millimeters: (side: number) => `${side} mm` };
const READING = { signal: new AbortController().signal, decoderTimeoutMs: 9000 };
const PRINT = { modules: 21, widthMm: 30, distanceM: 1, dpi: 300 };
/** Arguments of every public function. Each, and each of their properties, is replaced by a wrong one. */
const ARGUMENTS: Readonly<Record<string, readonly unknown[]>> = {
  checkPrint: [
    {
      ...PRINT,
      colors: { ink: '#000000', ground: '#FFFFFF' },
      quietZone: 4,
      recoveryUsed: 0.1,
      material: 'paper',
    },
  ],
  contrastRatio: ['#000000', '#FFFFFF'],
  createReader: [{ workerUrl: 'a', wasmUrl: 'b' }],
  degrade: [IMAGE, { modulePixels: 8, gain: 1 }],
  describeContent: ['a', { isGs1: false }],
  drawCode: [CODE, DESIGN],
  drawFinder: ['square', 0, 0],
  drawPiece: [LAYOUT.piece, LAYOUT.grid, { code: CODE, title: 'a', call: '', url: '' }, ALPHABETS],
  encodeCode: ['a', { errorCorrection: 'M', version: 4, mask: 1 }],
  finderPositions: [21],
  findLayout: ['stickers', 'a4', 'avery-l7160'],
  gradeCode: [IMAGE, READING],
  hiddenCharacters: ['a'],
  isInFinder: [21, 0, 0],
  judge: [IMAGE, { ...READING, widthMm: 30, dpi: 300, onMeasured: () => undefined }],
  labelSheetsOf: ['a4'],
  lacksScheme: ['a'],
  layOutSheets: [
    {
      layout: 'stickers',
      paper: 'a4',
      labels: 'avery-l7160',
      code: CODE,
      finders: 'turn',
      texts: { title: 'a', call: 'b', url: 'c' },
      alphabets: ALPHABETS,
      words: { name: 'a', scale: 'b', fold: 'c' },
      request: { firstLabel: 1, copies: 1, offsetX: 1, offsetY: 1 },
    },
  ],
  layOutStrip: [
    { code: CODE, finders: 'turn', side: 20, paper: 'a4', words: WORDS, alphabets: ALPHABETS },
  ],
  loadAlphabets: [0],
  logoModules: [5, 21],
  maxLogo: [21],
  measureCode: [IMAGE, READING],
  measureQuietZone: [DRAWING],
  measureText: [ALPHABETS.wide, 'a', 10],
  missingCharacters: [ALPHABETS.wide, 'a'],
  modulesPath: [CODE, 'dot'],
  nameCharacter: ['a'],
  outlineText: [ALPHABETS, 'a', BOX],
  papersOf: ['card'],
  placesOf: [LAYOUT],
  planLabels: [{ firstLabel: 1, copies: 1, offsetX: 1, offsetY: 1 }, 21],
  planPrint: [{ modules: 21, distanceM: 1, dpi: 300 }],
  projection: [CORNERS, 21],
  quietZoneMm: [20, 21],
  readCodes: [IMAGE, { ...READING, decoders: ['jsqr'], maxCodes: 1 }],
  rectPath: [0, 0, 1, 1],
  saveFile: [new Blob(), 'a.png'],
  scanDistanceM: [20],
  setLine: [ALPHABETS.wide, 'a'],
  setZxingWasm: [undefined],
  smallestPrintMm: [{ modules: 21, distanceM: 1 }],
  smallestSide: [21],
  stripSizes: [20, 21, print.PAPERS.a4],
  toCanvas: [CODE, CANVAS, { ...DESIGN, moduleSizePx: 8 }],
  toPath: [CODE],
  toPdf: [
    [
      {
        width: 9,
        height: 9,
        groups: [
          { shapes: [{ path: 'M0 0 L9 0 L9 9 Z', color: '#000000' }], places: [{ x: 0, y: 0 }] },
        ],
      },
    ],
    { title: 'a' },
  ],
  toPixels: [CODE, { ...DESIGN, moduleSizePx: 8 }],
  toPng: [CODE, { ...DESIGN, widthMm: 30, dpi: 300 }],
  toSvg: [CODE, { ...DESIGN, logo: undefined, widthMm: 30 }],
  toTransform: [{ x: 0, y: 0 }],
  turnPath: [0, 0, 1, 1, 1],
  usedRecovery: [CODE, 5],
  visiblePieces: ['a'],
  withoutHidden: ['a'],
  withScheme: ['a'],
};

const FUNCTIONS = Object.fromEntries(
  Object.entries({ ...root, ...draw, ...print, ...strip, ...read, ...judge }).flatMap(
    ([name, value]) =>
      typeof value === 'function' && name !== 'CodesError'
        ? [[name, value as (...input: unknown[]) => unknown]]
        : [],
  ),
);

const WRONG = [undefined, null, 'a string', 42, {}, Number.NaN];

/** Returns a value with each of its properties, and then itself, replaced by each wrong one. */
function* wrongVariants(value: unknown, name: string): Generator<readonly [string, unknown]> {
  for (const wrong of WRONG) yield [`${name} ${JSON.stringify(wrong)}`, wrong];
  const isPlain = Object.getPrototypeOf(value ?? '') === Object.prototype;
  if (!isPlain || PRODUCTS.has(value)) return;
  for (const [key, property] of Object.entries(value as object)) {
    for (const [which, variant] of wrongVariants(property, `${name}.${key}`))
      yield [which, { ...(value as object), [key]: variant }];
  }
}

describe('a public function', () => {
  beforeAll(() => {
    vi.stubGlobal('document', { createElement: () => ({ click: () => undefined }) });
  });
  afterAll(() => vi.unstubAllGlobals());

  it('has its arguments in this test', () => {
    expect(Object.keys(ARGUMENTS).toSorted()).toEqual(Object.keys(FUNCTIONS).toSorted());
  });

  it.each(Object.entries(ARGUMENTS))('refuses wrong arguments by name: %s', async (name, input) => {
    const call = FUNCTIONS[name];
    await call?.(...input);
    for (const at of input.keys()) {
      for (const [which, wrong] of wrongVariants(input[at], String(at))) {
        try {
          await call?.(...input.with(at, wrong));
        } catch (error) {
          expect(error, which).toBeInstanceOf(CodesError);
          expect((error as CodesError).input, which).toBeTruthy();
        }
      }
    }
    read.setZxingWasm(undefined);
  });
});

it.each([
  [-1, {}, 'it has to be a number, 0 or more.'],
  [30, { max: 29 }, 'it has to be a number, 0 to 29.'],
  [1.5, { min: 1, max: 40, isInteger: true }, 'it has to be a whole number, 1 to 40.'],
  ['4', {}, 'x is "4", a string; it has to be a number, 0 or more.'],
  [undefined, {}, 'x is undefined; it has to be a number, 0 or more.'],
  [{}, {}, 'x is an object; it has to be a number, 0 or more.'],
])('assertNumber says what %j has to be', (value, range, message) => {
  expect(() => assertNumber('x', value as number, range)).toThrow(message);
});

it('assertPositive refuses zero', () => {
  expect(() => assertPositive('x', 0)).toThrow('x is 0; it has to be more than 0.');
});
