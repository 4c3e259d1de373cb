import { toAlphabets } from '@waypage/outlines';
import { readGlyphs } from '@waypage/outlines/read-glyphs';
import { runChecks } from '../src/checks/checks.ts';
import { contentOf, FIRST_DESIGN, levelOf, type Design } from '../src/design/design.ts';
import { encodeData } from '../src/drawing/code.ts';
import { drawDesign } from '../src/drawing/draw.ts';
import { CODE_EDGE, measureQuietZone } from '../src/drawing/layout.ts';
import { toSvg } from '../src/output/to-svg.ts';

export { FINDER_SHAPES } from '@waypage/outlines';
export { CARRIERS, FIRST_DESIGN, type Design } from '../src/design/design.ts';
export { MODULE_SHAPES } from '../src/drawing/modules.ts';

const alphabets = toAlphabets(readGlyphs());

export interface DrawnDesign {
  readonly data: string;
  readonly svg: string;
  /** Whether all checks pass, provided that the decoder reads the code. */
  readonly isReady: boolean;
}

/**
 * Draws a design, to test the designer's output.
 *
 * @param part differences from the initial design
 * @throws Error when the data fits in no code
 */
export function drawSample(part: Partial<Design>): DrawnDesign {
  const design = { ...FIRST_DESIGN, ...part };
  const data = contentOf(design);
  const code = encodeData(data, levelOf(design));
  if (code === undefined) throw new Error(`${data.length} characters fit in no code.`);
  const drawing = drawDesign(design, code, alphabets);
  const quietZone = measureQuietZone(drawing.layout, code, alphabets);
  const checks = runChecks({ design, code, reading: 'reads', quietZone });
  return {
    data,
    svg: toSvg(drawing, design.sizeMm / CODE_EDGE),
    isReady: checks.every(({ state }) => state === 'passed'),
  };
}
