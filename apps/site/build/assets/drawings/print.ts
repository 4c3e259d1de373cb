import { encodeCode } from '@waypage/codes';
import { PRINT_RULES } from '@waypage/codes/print';
import { INK } from '#components/printed-object/object-definition.ts';
import { code, type Drawing, type DrawingParts } from '../drawing.ts';
import { setLine } from '../objects/typesetting.ts';

const FONT = { size: 24, fill: INK, width: 'narrow' } as const;

/** The view box has equal margins around the label, which centers the label in its panel. */
const SIDE = 464;
const LABEL = { at: 57, side: 350 };
const LABEL_PATH = 'M57 57h350v302a48 48 0 0 1-48 48H57z';
/** The lowest level has few enough modules for each to be visible. */
const LEVEL = 'L';

/** A label with a code, with measures of its sides and quiet zone (docs/design.md, section 10, "Print it right"). */
export async function drawMeasuredLabel({ t, url }: DrawingParts): Promise<Drawing> {
  const { at, edge, pattern } = measure(url);
  const side = t('print:drawing.side');
  const middle = SIDE / 2;
  const across = await setLine(side, { ...FONT, x: middle, y: 458, anchor: 'middle', room: 60 });
  const upright = await setLine(side, { ...FONT, x: 0, y: 8, anchor: 'middle', room: 60 });
  const modules = await setLine(t('print:drawing.modules'), {
    ...FONT,
    x: at + 7,
    y: 36,
    room: 300,
  });
  const square = `M${at} ${at}h${pattern}v${pattern}h-${pattern}z`;
  const sides = `<path id="s" d="M${at + 1} 438v12h${pattern / 2 - 38}m74 0h${pattern / 2 - 38}v-12"/>`;
  return {
    width: SIDE,
    height: SIDE,
    body: [
      '<filter id="f" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="0" dy="18" stdDeviation="9" flood-color="#15140f" flood-opacity=".22"/></filter>',
      '<pattern id="h" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path fill="#dedcd5" d="M0 0h1v8H0z"/></pattern>',
      `<path filter="url(#f)" fill="#faf9f6" d="${LABEL_PATH}"/>`,
      `<path fill="url(#h)" fill-rule="evenodd" d="${LABEL_PATH}${square}"/>`,
      code(url, { x: at, y: at, side: pattern, quietZone: 0, errorCorrection: LEVEL }),
      `<path fill="none" stroke="${INK}" stroke-dasharray="3 2" d="${square}"/>`,
      `<path fill="none" stroke="#ff4b1f" stroke-width="2" d="M${LABEL.at + 1} 36V24h${edge - 2}v12"/>`,
      modules,
      `<g fill="none" stroke="${INK}" stroke-width="2">${sides}<use href="#s" transform="matrix(0 1 -1 0 ${SIDE - 2} 0)"/></g>`,
      across,
      `<g transform="translate(12 ${middle}) rotate(-90)">${upright}</g>`,
    ].join(''),
  };
}

/** Origin and width of a pattern, and the width of its quiet zone, for a label that is as wide as both. */
function measure(url: string) {
  const { size } = encodeCode(url, { errorCorrection: LEVEL });
  const { quietZoneModules } = PRINT_RULES;
  const edge = (LABEL.side * quietZoneModules) / (size + 2 * quietZoneModules);
  const rounded = Math.round(edge * 10) / 10;
  return { at: LABEL.at + rounded, edge: rounded, pattern: LABEL.side - 2 * rounded };
}
