import { SAMPLES } from '@waypage/content/samples';
import { describe, expect, it } from 'vitest';
import { findObject, PRINTED_OBJECTS } from '#components/printed-object/find-object.ts';
import { widePlace, wideStock } from './SampleItem.tsx';

describe('widePlace', () => {
  it('has normal paper area unless too wide', () => {
    const places = PRINTED_OBJECTS.map((object) => {
      const [width, height] = object.size;
      const place = widePlace(object);
      return { id: object.id, width: place.width, area: (place.width ** 2 * height) / width };
    });
    const most = Math.max(...places.map(({ area }) => area));
    const widest = Math.max(...places.map(({ width }) => width));
    for (const { id, width, area } of places) {
      if (width < widest) expect(area / most, id).toBeGreaterThan(0.98);
    }
  });

  it('is beside a narrow phone if tall', () => {
    expect(widePlace(findObject('bottle')).isTall).toBe(true);
    expect(widePlace(findObject('steel-disc')).isTall).toBe(true);
    expect(widePlace(findObject('coupon-ticket')).isTall).toBe(false);
    expect(widePlace(findObject('sticker')).isTall).toBe(false);
  });

  it('is never higher than its space', () => {
    for (const object of PRINTED_OBJECTS) {
      const { id, size } = object;
      const [width, height] = size;
      const place = widePlace(object);
      expect((place.width * height) / width, id).toBeLessThan(450);
      expect((place.narrowWidth * height) / width, id).toBeLessThanOrEqual(
        place.isTall ? 330 : 161,
      );
    }
  });
});

it('a card matches its type, contrasting its field', () => {
  expect(SAMPLES.map(({ id }) => wideStock(id))).not.toContain('mist');
  expect(wideStock('coupon-two-for-one')).toBe('salmon');
});
