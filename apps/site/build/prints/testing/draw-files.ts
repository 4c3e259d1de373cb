import { PDFiumLibrary } from '@hyzyla/pdfium';
import { encodeCode } from '@waypage/codes';
import type { Alphabets, FinderShape } from '@waypage/codes/draw';
import { measureCode } from '@waypage/codes/judge';
import { layOutSheets, toPdf, type LayoutId, type PaperId, type Sheet } from '@waypage/codes/print';
import { layOutStrip } from '@waypage/codes/print-strip';
import type { ImagePixels } from '@waypage/codes/read';
import type { Scene } from '@waypage/codes/testing/camera-image.ts';
import { withoutTime } from '@waypage/codes/testing/without-time.ts';
import sharp from 'sharp';

/** Renders a drawing at its print size. Pixels around the carrier stay transparent, as in the file. */
export async function rasterise(svg: string, dpi: number): Promise<ImagePixels> {
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

export async function printSheet(
  library: PDFiumLibrary,
  sheet: Sheet,
  dpi: number,
): Promise<ImagePixels> {
  const document = await library.loadDocument(await toPdf([sheet], { title: 'Test' }));
  const page = document.getPage(0);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const toPixels = (points: number) => Math.round((points / 72) * dpi);
  const size = { width: toPixels(originalWidth), height: toPixels(originalHeight) };
  const { data, width, height } = await page.render({ ...size, render: 'bitmap' });
  document.destroy();
  return { data, width, height };
}

export const MENU_URL = 'https://lumbre.example/hoy';

export interface KitChoice {
  readonly layout: LayoutId;
  readonly paper: PaperId;
  readonly labels: string | undefined;
  readonly finders: FinderShape;
}

export function drawKit(
  choice: KitChoice,
  alphabets: Alphabets,
): { readonly sheet: Sheet; readonly strip: Sheet } {
  const code = encodeCode(MENU_URL);
  const { sheets, side } = layOutSheets({
    ...choice,
    texts: {
      title: 'El menú de hoy',
      call: 'Apunta con la cámara',
      url: 'lumbre.example/hoy',
    },
    code,
    alphabets,
  });
  const { paper, finders } = choice;
  return { sheet: sheets[0], strip: layOutStrip({ code, finders, side, paper, alphabets }).sheet };
}

const AROUND = 10;

/** Reflectance of printed black, the additional reflectance of white paper, and that of the table. */
const [INKED, PAPER, TABLE] = [0.03, 0.85, 0.1];

/**
 * Places a printed file in front of a camera that faces its largest code.
 *
 * @throws CodesError where no code is found in the file
 */
export async function sceneOf(pixels: ImagePixels): Promise<Scene> {
  const { corners, modules, modulePixels } = await withoutTime(() => measureCode(pixels));
  const middle = (axis: 'x' | 'y') => corners.reduce((sum, corner) => sum + corner[axis], 0) / 4;
  const [centreX, centreY] = [middle('x'), middle('y')];
  const size = modules + 2 * AROUND;
  const { data, width, height } = pixels;
  return {
    size,
    reflectance: (x, y) => {
      const column = Math.floor(centreX + (x - size / 2) * modulePixels);
      const row = Math.floor(centreY + (y - size / 2) * modulePixels);
      if (column < 0 || row < 0 || column >= width || row >= height) return TABLE;
      const at = (row * width + column) * 4;
      // Outside of the outline the table is visible.
      if ((data[at + 3] ?? 0) < 128) return TABLE;
      const [red, green, blue] = [0, 1, 2].map((channel) => linear(data[at + channel] ?? 0));
      return INKED + PAPER * (0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0));
    },
  };
}

/** Converts an sRGB channel to linear light, 0 to 1. */
function linear(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
