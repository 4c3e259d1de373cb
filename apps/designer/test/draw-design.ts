import { measureQuietZone, toSvg } from '@waypage/codes/draw';
import { loadAlphabets } from '@waypage/codes/print';
import { runChecks } from '../src/checks/checks.ts';
import { contentOf, FIRST_DESIGN, levelOf, type Design } from '../src/design/design.ts';
import { drawDesign, encodeData } from '../src/design/draw-design.ts';
import { setLanguage } from '../src/messages.ts';

export { FINDER_SHAPES, MODULE_SHAPES } from '@waypage/codes/draw';
export { CARRIERS, FIRST_DESIGN, type Design } from '../src/design/design.ts';

const alphabets = await loadAlphabets();
await setLanguage('en');

export interface DrawnDesign {
  readonly data: string;
  readonly svg: string;
  /** Whether all checks pass, provided that the decoder reads the code. */
  readonly isReady: boolean;
}

/**
 * Encodes and draws a design.
 *
 * @param part differences from the initial design
 * @throws Error when the data fits in no code
 */
export function drawPart(part: Partial<Design>) {
  const design = { ...FIRST_DESIGN, ...part };
  const data = contentOf(design);
  const code = encodeData(data, levelOf(design));
  if (code === undefined) throw new Error(`${data.length} characters fit in no code.`);
  return { design, data, code, drawing: drawDesign(design, code, alphabets) };
}

/** Draws a design to a file, as {@link drawPart}, to test the designer's output. */
export function drawSample(part: Partial<Design>): DrawnDesign {
  const { design, data, code, drawing } = drawPart(part);
  const quietZone = measureQuietZone(drawing);
  const checks = runChecks({ design, code, reading: 'reads', quietZone });
  return {
    data,
    svg: toSvg(drawing, { widthMm: design.sizeMm }),
    isReady: checks.every(({ state }) => state === 'passed'),
  };
}
