import { SOLUTIONS } from '@waypage/content/solutions';
import { describe, expect, it } from 'vitest';
import { drawObject, objectSample } from '#build/assets/objects/objects.ts';
import { sampleUrl } from '#features/sample-preview/sample-urls.ts';
import { encodeQr } from '@waypage/ui';
import { findObject, objectsWith } from '#components/printed-object/find-object.ts';
import { blockPositions, FIGURE } from './SolutionBlocks.tsx';
import { measureObject } from './SolutionSteps.tsx';
import { relativeToPhone } from './SolutionHero.tsx';
import { PAGE_TYPES } from '@waypage/content/page-types';
import { titleLength, viewSolution } from './solution-view.ts';

describe('the notes on a page', () => {
  it.each(SOLUTIONS)('of $id point at blocks from the top', ({ id, messages }) => {
    const { tops, height } = blockPositions(id);
    expect(tops).toHaveLength(messages.blocks.items.length);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    expect(tops[0]).toBeGreaterThan(0);
    expect(tops.at(-1)).toBeLessThan(height);
  });

  it.each(SOLUTIONS)('of $id keep apart on their side', ({ id }) => {
    const { tops } = blockPositions(id);
    const gaps = tops.slice(2).map((top, index) => top - (tops[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(78);
  });

  it('point at the printed URL of own pages', () => {
    const withLabel = SOLUTIONS.filter(({ id }) => blockPositions(id).hasLabel);
    expect(withLabel.map(({ id }) => id)).toEqual(['website']);
    expect(blockPositions('website').tops[0]).toBeLessThan(FIGURE.label);
  });
});

const OBJECTS = objectsWith('stage');

describe('the object on the stage', () => {
  it.each(OBJECTS)('$id is crossed or underlined by the beam', ({ size }, stagePosition) => {
    const { width, top, beam } = relativeToPhone(stagePosition);
    expect(beam).toBeGreaterThan(top);
    expect(beam).toBeLessThanOrEqual(top + (width * size[1]) / size[0]);
    // The space between text and phone.
    expect(width).toBeLessThanOrEqual(304);
  });

  it('is centered on the phone, as on home', () => {
    const { size, stage } = findObject('steel-disc');
    const { width, top } = relativeToPhone(stage ?? expect.fail());
    expect(Math.abs(top + (width * size[1]) / size[0] / 2)).toBeLessThan(10);
  });
});

describe('the dimension line', () => {
  it.each(OBJECTS)('is as wide as the $id’s code', async (object) => {
    const { id, size } = object;
    const url = sampleUrl('https://waypage.example', objectSample(id), 'en');
    const t = ((key: string) => key) as never;
    const { body } = await drawObject(id, { t, urlOf: () => url });
    const position =
      /translate\(([\d.]+) [\d.]+\) scale\(([\d.]+)\)">.*?translate\(([\d.]+) [\d.]+\)" d="/;
    const [x = NaN, scale = NaN, edge = NaN] = (position.exec(body) ?? []).slice(1).map(Number);
    const percent = 100 / size[0];
    const { start, length } = measureObject(object);
    expect(start).toBeCloseTo((x + edge * scale) * percent, 0);
    // Another URL may need more modules, which makes the quiet zone a little narrower.
    expect(Math.abs(length - encodeQr(url).size * scale * percent)).toBeLessThan(2);
  });

  it.each(OBJECTS)('belongs to the $id and fits its panel', (object) => {
    const [width, height] = object.size;
    const displayedWidth = measureObject(object).width;
    expect(displayedWidth).toBeLessThanOrEqual(300);
    expect((displayedWidth * height) / width).toBeLessThanOrEqual(237);
  });
});

const views = SOLUTIONS.map(({ id }) => viewSolution(id, 'en'));

it('a solution leads to its kind of code', () => {
  expect(viewSolution('playlist', 'en').typePath).toBe('/qrcode-types/audio');
  expect(viewSolution('product', 'en').typePath).toBeUndefined();
  const paths = views.flatMap(({ typePath }) => typePath ?? []);
  expect(paths.sort()).toEqual(PAGE_TYPES.map(({ id }) => `/qrcode-types/${id}`).sort());
});

it('a longer title is set smaller', () => {
  expect(titleLength('A tag that calls you.')).toBe('short');
  expect(titleLength('The last business card you reprint')).toBe('medium');
  expect(titleLength('Answer the four questions every customer asks')).toBe('long');
});
