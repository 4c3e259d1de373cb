import { expect, it } from 'vitest';
import {
  CLAIM_PATH_MAX_LENGTH,
  COUNTER,
  DESIGNER,
  HERO_EMPTY_MS,
  HERO_FILLED_MS,
  HERO_SAMPLES,
  SCREENSHOT_SIZE,
  SCROLL_TO_SECTION_DELAY_MS,
  TESTIMONIAL_ROTATION,
} from './constants.ts';
import { PRINT_RULES } from './print/index.ts';
import { STORE } from './store/index.ts';

it('the constants are those of docs/product.md, section 9', () => {
  expect(CLAIM_PATH_MAX_LENGTH).toBe(20);
  expect(SCREENSHOT_SIZE).toEqual({ width: 360, height: 720 });
  expect(SCROLL_TO_SECTION_DELAY_MS).toBe(100);
  expect(DESIGNER.heightOffset).toBe(92);
  expect(COUNTER).toEqual({ value: 12_879, durationMs: 1500 });
  expect(TESTIMONIAL_ROTATION).toEqual({ intervalMs: 5000 });
  expect(HERO_SAMPLES.map(({ id }) => id)).toEqual([
    'vcard-black',
    'business-realtor',
    'vcard-white',
    'google',
  ]);
  expect([HERO_FILLED_MS, HERO_EMPTY_MS]).toEqual([5000, 600]);
  expect(STORE).toEqual({
    fetchLimit: 8,
    shown: [
      { minWidth: 1280, products: 8 },
      { minWidth: 640, products: 6 },
      { minWidth: 0, products: 4 },
    ],
  });
  expect(PRINT_RULES).toMatchObject({ minSizeCm: 2, quietZoneModules: 4 });
});
