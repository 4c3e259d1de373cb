import { SOLUTIONS } from '@waypage/content/solutions';
import { describe, expect, it } from 'vitest';
import { objectSample, OBJECTS } from '../../../build/assets/objects/objects.ts';
import { sampleAddress } from '../../features/sample-preview/sample-path.ts';
import { encodeQr } from '@waypage/ui';
import { OBJECT_SIZES } from '../../components/printed-object/object-sizes.ts';
import { blockPlaces, FIGURE } from './block-places.ts';
import { MEASURED_OBJECTS, measureObject } from './code-places.ts';
import { stagePlace } from './stage-geometry.ts';

describe('the notes on a page', () => {
  it.each(SOLUTIONS)('of $id point at each block, from above to below', ({ id, texts }) => {
    const { tops, height } = blockPlaces(id);
    expect(tops).toHaveLength(texts.blocks.items.length);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    expect(tops[0]).toBeGreaterThan(0);
    expect(tops.at(-1)).toBeLessThan(height);
  });

  it.each(SOLUTIONS)('of $id leave each other room on their side', ({ id }) => {
    const { tops } = blockPlaces(id);
    const gaps = tops.slice(2).map((top, index) => top - (tops[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(78);
  });

  it('point at the printed address where the code leads to a page of one’s own', () => {
    const withLabel = SOLUTIONS.filter(({ id }) => blockPlaces(id).hasLabel);
    expect(withLabel.map(({ id }) => id)).toEqual(['website']);
    expect(blockPlaces('website').tops[0]).toBeLessThan(FIGURE.label);
  });
});

describe('the object on the stage', () => {
  it.each(SOLUTIONS)('of $id is crossed or underlined by the beam', (solution) => {
    const { width, top, beam } = stagePlace(solution);
    const [drawnWidth, drawnHeight] = OBJECT_SIZES[solution.object];
    expect(beam).toBeGreaterThan(top);
    expect(beam).toBeLessThanOrEqual(top + (width * drawnHeight) / drawnWidth);
    // The room between words and phone.
    expect(width).toBeLessThanOrEqual(304);
  });

  it('lies in the middle of the phone, as on the home page', () => {
    const { width, top } = stagePlace({ id: 'pet-id', pageTypeId: 'pet-id' });
    const [drawnWidth, drawnHeight] = OBJECT_SIZES['steel-disc'];
    expect(Math.abs(top + (width * drawnHeight) / drawnWidth / 2)).toBeLessThan(10);
  });
});

describe('the dimension line', () => {
  it.each(MEASURED_OBJECTS)('is as wide as the code on the %s', async (id) => {
    const address = sampleAddress('https://waypage.example', objectSample(id), 'en');
    const { body } = await OBJECTS[id]({ t: ((key: string) => key) as never, address });
    const place =
      /translate\(([\d.]+) [\d.]+\) scale\(([\d.]+)\)">.*?translate\(([\d.]+) [\d.]+\)" d="/.exec(
        body,
      );
    const [x = NaN, scale = NaN, edge = NaN] = (place ?? []).slice(1).map(Number);
    const percent = 100 / OBJECT_SIZES[id][0];
    const { start, length } = measureObject(id);
    expect(start).toBeCloseTo((x + edge * scale) * percent, 0);
    // Another address may need more modules, and then the clear edge is a little narrower.
    expect(Math.abs(length - encodeQr(address).size * scale * percent)).toBeLessThan(2);
  });

  it('belongs to an object that fits on its panel', () => {
    for (const id of MEASURED_OBJECTS) {
      const [width, height] = OBJECT_SIZES[id];
      const shown = measureObject(id).width;
      expect(shown).toBeLessThanOrEqual(300);
      expect((shown * height) / width).toBeLessThanOrEqual(237);
    }
  });
});
