import { describe, expect, it } from 'vitest';
import { objectsWith } from '../printed-object/find-object.ts';
import { narrowPlacement, STAGE } from './geometry.ts';

const stages = objectsWith('stage').map(([{ id, size }, wide]) => ({
  id,
  wide,
  narrow: narrowPlacement(wide, size),
  ratio: size[1] / size[0],
}));

describe('the stage of an object', () => {
  it.each(stages)('keeps the $id clear of the phone', ({ wide, narrow, ratio }) => {
    const { width, phone } = STAGE.wide;
    expect(wide.start + wide.width).toBeLessThan(width - phone.end - phone.width);
    expect(narrow.top).toBeGreaterThan(14);
    expect(narrow.top + narrow.width * ratio).toBeLessThan(STAGE.narrow.phone.top - 14);
  });

  it.each(stages)('crosses the $id at one height', ({ wide, narrow, ratio }) => {
    const onWide = (wide.beam - wide.top) / (wide.width * ratio);
    const onNarrow = (narrow.beam - narrow.top) / (narrow.width * ratio);
    expect(onWide).toBeGreaterThan(0);
    expect(onWide).toBeLessThan(1);
    expect(onNarrow).toBeCloseTo(onWide, 1);
  });
});
