import { INK } from '#components/printed-object/object-definition.ts';
import { code, joined, type Drawing, type DrawingParts } from '../drawing.ts';
import { setLine } from '../objects/typesetting.ts';

/** A kraft envelope with a label (docs/design.md, section 10, "Contact"). */
export async function drawEnvelope({ t, url }: DrawingParts): Promise<Drawing> {
  return envelope(t, code(url, { x: 271, y: 124, side: 97 }));
}

/** The envelope without a code, for places where it is too small for one to be scanned. */
export async function drawEnvelopeSmall({ t }: DrawingParts): Promise<Drawing> {
  return envelope(t, '');
}

async function envelope(t: DrawingParts['t'], stamp: string): Promise<Drawing> {
  const word = { x: 160, size: 18, width: 'narrow', room: 112 } as const;
  return {
    width: 400,
    height: 275,
    body: await joined([
      '<path fill="#cdb08a" d="M0 0h400v275H0z"/>',
      '<path fill="none" stroke="#a98f69" stroke-width="2" d="m1 274 141-174 58 42 58-42 141 174"/>',
      '<path fill="none" stroke="#8a7453" stroke-width="2" d="m1 1 199 141L399 1"/>',
      '<path fill="#faf9f6" d="M142 86h226v138H142z"/>',
      setLine(t('contact:envelope.greeting'), {
        x: 160,
        y: 117,
        size: 22,
        fill: INK,
        tracking: -0.035,
        room: 190,
      }),
      setLine(t('contact:envelope.room'), { ...word, y: 144, fill: '#4c4a42' }),
      setLine(t('contact:envelope.reply'), { ...word, y: 205, fill: INK }),
      stamp,
    ]),
  };
}
