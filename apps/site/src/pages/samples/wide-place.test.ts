import { SAMPLES } from '@waypage/content/samples';
import { describe, expect, it } from 'vitest';
import {
  OBJECT_SIZES,
  type PrintedObjectId,
} from '../../components/printed-object/object-sizes.ts';
import { widePlace, wideStock } from './wide-place.ts';

describe('an object in a wide place', () => {
  it('is as much paper as any other, unless it would be too wide', () => {
    const places = Object.entries(OBJECT_SIZES).map(([id, [width, height]]) => {
      const place = widePlace(id as PrintedObjectId);
      return { id, width: place.width, area: (place.width ** 2 * height) / width };
    });
    const most = Math.max(...places.map(({ area }) => area));
    const widest = Math.max(...places.map(({ width }) => width));
    for (const { id, width, area } of places) {
      if (width < widest) expect(area / most, id).toBeGreaterThan(0.98);
    }
  });

  it('stands beside the phone of a narrow window when it is tall, and above it when it is flat', () => {
    expect(widePlace('bottle').isTall).toBe(true);
    expect(widePlace('steel-disc').isTall).toBe(true);
    expect(widePlace('coupon-ticket').isTall).toBe(false);
    expect(widePlace('sticker').isTall).toBe(false);
  });

  it('is never higher than the room that it has', () => {
    for (const [id, [width, height]] of Object.entries(OBJECT_SIZES)) {
      const place = widePlace(id as PrintedObjectId);
      expect((place.width * height) / width, id).toBeLessThan(450);
      expect((place.narrowWidth * height) / width, id).toBeLessThanOrEqual(
        place.isTall ? 330 : 161,
      );
    }
  });
});

describe('the card under a sample', () => {
  it('is that of its type, and stands out from the field around it', () => {
    expect(SAMPLES.map(wideStock)).not.toContain('mist');
    const coupon = SAMPLES.find(({ id }) => id === 'coupon-two-for-one');
    expect(coupon && wideStock(coupon)).toBe('salmon');
  });
});
