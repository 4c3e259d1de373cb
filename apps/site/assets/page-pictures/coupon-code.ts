import { SAMPLES } from '@waypage/content/samples';
import { code, type Drawing } from '../drawing.ts';

const SIDE = 84;

/** The code on the ticket of a café, which stands straight on the ticket: its clear edge. */
export function couponCode(shortUrlHost: string): Drawing {
  const coupon = SAMPLES.find(({ id }) => id === 'coupon-two-for-one');
  if (!coupon) throw new Error('The samples have no coupon, so its code cannot be drawn.');
  const address = `${shortUrlHost}/${coupon.path}`;
  return {
    width: SIDE,
    height: SIDE,
    body: code(address, { x: 0, y: 0, side: SIDE, clearEdge: 0, ink: '#0f3d33', level: 'L' }),
  };
}
