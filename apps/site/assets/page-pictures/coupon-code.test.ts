import { expect, it } from 'vitest';
import { scan } from '../objects/scan.ts';
import { couponCode } from './coupon-code.ts';

const EDGE = 20;

it('opens the address of the coupon, from the ticket that it is printed on', async () => {
  const { width, height, body } = couponCode('https://waypage.example');
  const ticket = {
    width: width + 2 * EDGE,
    height: height + 2 * EDGE,
    body: `<path fill="#f4efe2" d="M0 0h999v999H0z"/><g transform="translate(${String(EDGE)} ${String(EDGE)})">${body}</g>`,
  };
  const read = await scan(ticket);
  expect(read?.address).toBe('https://waypage.example/linde');
  expect(read?.edgeContrast).toBeGreaterThan(7);
});
