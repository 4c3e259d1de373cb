import { PAGE_TYPES } from '@waypage/content/page-types';
import { describe, expect, it } from 'vitest';
import { OBJECT_SIZES } from '../printed-object/object-sizes.ts';
import { GEOMETRY, narrowPlace, STAGE } from './geometry.ts';

const stages = PAGE_TYPES.map((pageType) => {
  const { object, wide } = GEOMETRY[pageType.id];
  const size = OBJECT_SIZES[object];
  return { pageType, object, wide, narrow: narrowPlace(wide, size), ratio: size[1] / size[0] };
});

describe('the stages of the page types', () => {
  it.each(stages)('shows the object of $pageType.id', ({ pageType, object }) => {
    expect(object).toBe(pageType.object);
  });

  it.each(stages)(
    'keeps the object of $pageType.id clear of the phone',
    ({ wide, narrow, ratio }) => {
      const { width, phone } = STAGE.wide;
      expect(wide.start + wide.width).toBeLessThan(width - phone.end - phone.width);
      expect(narrow.top).toBeGreaterThan(14);
      expect(narrow.top + narrow.width * ratio).toBeLessThan(STAGE.narrow.phone.top - 14);
    },
  );

  it.each(stages)('lets the beam of $pageType.id cross the object at one height', (stage) => {
    const { wide, narrow, ratio } = stage;
    const onWide = (wide.beam - wide.top) / (wide.width * ratio);
    const onNarrow = (narrow.beam - narrow.top) / (narrow.width * ratio);
    expect(onWide).toBeGreaterThan(0);
    expect(onWide).toBeLessThan(1);
    expect(onNarrow).toBeCloseTo(onWide, 1);
  });
});
