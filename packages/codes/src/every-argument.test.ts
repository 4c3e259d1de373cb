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
const CANVAS = {
  getContext: () => ({
    createImageData: () => ({ data: new Uint8ClampedArray(1e6) }),
    putImageData: () => undefined,
  }),
};
/** Arguments of every public function, each of which is replaced by a wrong one. */
const ARGUMENTS: Readonly<Record<string, readonly unknown[]>> = {
  checkPrint: [{ modules: 21 }],
  contrastRatio: ['#000000', '#FFFFFF'],
  createReader: [{}],
  degrade: [IMAGE, { modulePixels: 8 }],
  describeContent: ['a', {}],
  drawCode: [CODE, {}],
  drawFinder: ['square', 0, 0],
  drawPiece: [LAYOUT.piece, LAYOUT.grid, { code: CODE, title: 'a', call: '', url: '' }, ALPHABETS],
  encodeCode: ['a', {}],
  finderPositions: [21],
  findLayout: ['stickers', 'a4', 'avery-l7160'],
  gradeCode: [IMAGE, {}],
  hiddenCharacters: ['a'],
  isInFinder: [21, 0, 0],
  judge: [IMAGE, {}],
  labelSheetsOf: ['a4'],
  lacksScheme: ['a'],
  layOutSheets: [{ layout: 'card', code: CODE }],
  layOutStrip: [{ code: CODE, side: 20 }],
  loadAlphabets: [0],
  logoModules: [5, 21],
  maxLogo: [21],
  measureCode: [IMAGE, {}],
  measureQuietZone: [draw.drawCode(CODE)],
  measureText: [ALPHABETS.wide, 'a', 10],
  missingCharacters: [ALPHABETS.wide, 'a'],
  modulesPath: [CODE, 'dot'],
  nameCharacter: ['a'],
  outlineText: [ALPHABETS, 'a', BOX],
  papersOf: ['card'],
  placesOf: [LAYOUT],
  planLabels: [{}, 21],
  planPrint: [{ modules: 21, dpi: 300 }],
  projection: [CORNERS, 21],
  quietZoneMm: [20, 21],
  readCodes: [IMAGE, {}],
  rectPath: [0, 0, 1, 1],
  saveFile: [new Blob(), 'a.png'],
  scanDistanceM: [20],
  setLine: [ALPHABETS.wide, 'a'],
  setZxingWasm: [undefined],
  smallestPrintMm: [{ modules: 21 }],
  smallestSide: [21],
  stripSizes: [20, 21, print.PAPERS.a4],
  toCanvas: [CODE, CANVAS, {}],
  toPath: [CODE],
  toPdf: [[{ width: 9, height: 9, groups: [] }], {}],
  toPixels: [CODE, {}],
  toPng: [CODE, {}],
  toSvg: [CODE, {}],
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
      for (const wrong of WRONG) {
        try {
          await call?.(...input.with(at, wrong));
        } catch (error) {
          const which = `${at}: ${JSON.stringify(wrong)}`;
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
