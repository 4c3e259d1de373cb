import { describeContent } from '../content/describe-content.ts';
import { judge, type Judgement } from '../judge/judge.ts';
import { bySeverity, narrowestSide } from '../judge/severity-rules.ts';
import { meanSide } from '../read/geometry.ts';
import { boxAround, toPixels } from '../read/pixels.ts';
import { readCodes } from '../read/read-codes.ts';
import type { Box, Pixels } from '../read/types.ts';
import { MM_PER_INCH } from '../units.ts';
import { maskSecrets } from './mask-secrets.ts';
import type { OpenedPage } from './open-file.ts';
import type { CheckedPage, FileWidthFinding } from './types.ts';

/** Judges every code of an image or of a page: a row each, one without a code where there is none. */
export async function judgePage(
  opened: OpenedPage,
  widthMm: number | undefined,
): Promise<readonly CheckedPage[]> {
  const judgements = await judgeAll(opened, widthMm);
  const codes = judgements[0]?.code ? judgements.length : 0;
  return judgements.map((judgement, index) => ({
    ...(opened.page !== undefined && { page: opened.page }),
    ...(codes > 1 && { code: index + 1 }),
    ...toRow(judgement, findWidth(judgement, opened, widthMm)),
    codes,
    isAnimated: opened.isAnimated,
  }));
}

/** Margin around a code, in modules: more than the longest quiet zone that is measured. */
const MARGIN_MODULES = 12;

/** Judges the largest code in its whole image, and each other one in its surroundings. */
async function judgeAll(
  { image, dpi }: OpenedPage,
  widthMm: number | undefined,
): Promise<readonly Judgement[]> {
  const judgements = [await judge(image, { widthMm, dpi })];
  if ((judgements[0]?.code?.codesInImage ?? 0) < 2) return judgements;
  const pixels = toPixels(image);
  const [, ...others] = await readCodes(image);
  for (const { corners, modules } of others) {
    if (modules === undefined) continue;
    const margin = (MARGIN_MODULES * meanSide(corners)) / modules;
    const surroundings = crop(pixels, boxAround(pixels, corners, margin));
    judgements.push(await judge(surroundings, { widthMm, dpi }));
  }
  return judgements;
}

/** Crops an image with its transparency. */
function crop({ data, width: stride }: Pixels, { x, y, width, height }: Box): Pixels {
  const cropped = new Uint8ClampedArray(width * height * 4);
  for (let row = 0; row < height; row += 1) {
    const from = ((y + row) * stride + x) * 4;
    cropped.set(data.subarray(from, from + width * 4), row * width * 4);
  }
  return { data: cropped, width, height };
}

function toRow(
  { code, verdict, findings, grades }: Judgement,
  width: readonly FileWidthFinding[],
): Omit<CheckedPage, 'codes' | 'isAnimated'> {
  const content = code && describeContent(code.text, { isGs1: code.isGs1 });
  const hasWarning = width.length > 0 || (content?.problems.length ?? 0) > 0;
  return {
    verdict: verdict === 'fine' && hasWarning ? 'warn' : verdict,
    findings: bySeverity<CheckedPage['findings'][number]>([...findings, ...width]),
    grades,
    text: content && maskSecrets(code.text, content),
    content: content && { kind: content.kind, problems: content.problems },
    isCut: code !== undefined && narrowestSide(code).isCut,
  };
}

/** Share by which two widths may differ: the corners of a code are measured. */
const WIDTH_TOLERANCE = 0.05;

function findWidth(
  { code }: Judgement,
  { ownDpi }: OpenedPage,
  widthMm: number | undefined,
): readonly FileWidthFinding[] {
  if (!code || ownDpi === undefined || widthMm === undefined) return [];
  const value = (code.modules * code.modulePixels * MM_PER_INCH) / ownDpi;
  return Math.abs(value - widthMm) > WIDTH_TOLERANCE * widthMm
    ? [{ id: 'file-width', severity: 'warn', value, limit: widthMm }]
    : [];
}
