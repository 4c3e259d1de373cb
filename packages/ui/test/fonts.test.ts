// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { create } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { fontCharacterSet } from '../scripts/font-character-set.ts';
import { themeCss } from '../src/theme/index.ts';

const read = (name: string) => readFile(new URL(`../fonts/${name}.woff2`, import.meta.url));

describe.each([
  { name: 'special-gothic', budget: 38_000, axis: 'wdth', min: 75, max: 125, scale: 1.21 },
  { name: 'hanken-grotesk', budget: 18_000, axis: 'wght', min: 400, max: 700, scale: 1 },
])('$name', ({ name, budget, axis, min, max, scale }) => {
  it('has every character of the set', async () => {
    const font = create(await read(name));
    const missing = [...fontCharacterSet].filter(
      (character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    );
    expect(missing).toEqual([]);
  });

  it('stays within its budget', async () => {
    expect((await read(name)).byteLength).toBeLessThanOrEqual(budget);
  });

  it('varies on the one axis used', async () => {
    const { variationAxes } = create(await read(name));
    expect(variationAxes).toEqual({ [axis]: expect.objectContaining({ min, max }) as object });
  });

  it('has the metrics of the fallback fonts', async () => {
    const { ascent, descent, lineGap, unitsPerEm } = create(await read(name));
    const percent = (units: number) => Number(((units / unitsPerEm / scale) * 100).toFixed(2));
    const css = themeCss;
    expect(css).toContain(`ascent-override:${String(percent(ascent))}%`);
    expect(css).toContain(`descent-override:${String(percent(-descent))}%`);
    expect(lineGap).toBe(0);
  });
});
