import { createLinks } from '@waypage/api-client';
import { expect, it } from 'vitest';
import { scan } from '../objects/testing/scan.ts';
import { pageCode } from './draw-page-images.ts';

const EDGE = 20;

const LINKS = createLinks({
  marketingHost: 'https://site.example',
  appHost: 'https://app.example',
  qrGeneratorHost: 'https://generator.example',
  studioHost: 'https://studio.example',
  shopUrl: 'https://shop.example',
  shortUrlHost: 'https://waypage.example',
});

it.each([
  ['coupon-two-for-one', '#0f3d33', '#f4efe2', 84],
  ['coupon-opening', '#4d0a26', '#fff6ea', undefined],
  ['coupon-weekday', '#1532b0', '#fff6ea', undefined],
] as const)('opens the page of %s, from its stock', async (id, ink, stock, side) => {
  const { width, height, body } = pageCode(LINKS, id, ink, side);
  const read = await scan({
    width: width + 2 * EDGE,
    height: height + 2 * EDGE,
    body: `<path fill="${stock}" d="M0 0h999v999H0z"/><g transform="translate(${String(EDGE)} ${String(EDGE)})">${body}</g>`,
  });
  expect(read?.url).toBe(`https://site.example/sample/coupon/${id}`);
  expect(read?.edgeContrast).toBeGreaterThan(7);
});
