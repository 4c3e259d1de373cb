import { describe, expect, it } from 'vitest';
import { LABEL_SHEETS, PAPERS } from './label-sheets.ts';

describe('a label sheet', () => {
  it.each(LABEL_SHEETS)('$name has equal margins on opposite sides', (sheet) => {
    const { columns, rows, width, height, pitchX, pitchY, left, top } = sheet;
    const paper = PAPERS[sheet.paper];
    expect(pitchX).toBeGreaterThanOrEqual(width);
    expect(pitchY).toBeGreaterThanOrEqual(height);
    const right = paper.width - left - (columns - 1) * pitchX - width;
    const bottom = paper.height - top - (rows - 1) * pitchY - height;
    expect(Math.abs(right - left)).toBeLessThan(0.2);
    expect(Math.abs(bottom - top)).toBeLessThan(0.2);
  });

  it.each(LABEL_SHEETS)('$name holds a code of 2 × 2 cm with its quiet zone', (sheet) => {
    const smallest = 20 * (1 + 8 / 21);
    expect(Math.min(sheet.width, sheet.height)).toBeGreaterThan(smallest + 2);
  });
});
