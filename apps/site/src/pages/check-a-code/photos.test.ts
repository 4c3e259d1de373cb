import { beforeAll, describe, expect, inject, it } from 'vitest';
import { takePhoto } from '#features/read-code/testing/camera-image.ts';
import { badPhoto, goodPhoto, type PhotoPlan } from '#features/read-code/testing/photo-set.ts';
import { loadDecoders, readImage } from '#features/read-code/testing/read-image.ts';
import { findIn, verdictOf } from './findings.ts';

beforeAll(loadDecoders);

/** Numbers of photos, of good prints and of prints with a defect. */
const [GOOD, BAD] = inject('isFullRun') ? [320, 60] : [3, 2];

const FARTHEST = 8;

const [EDGE_TOLERANCE, CONTRAST_TOLERANCE] = [0.5, 0.05];

async function check({ seed, print, camera }: PhotoPlan) {
  const read = await readImage(await takePhoto(print, camera, seed));
  if (!('text' in read)) return undefined;
  return { ...read, verdict: verdictOf(findIn(read)) };
}

const seeds = (count: number) => Array.from({ length: count }, (_, seed) => seed);

describe('photos of good prints, at an angle, bent, unevenly lit, out of focus', () => {
  it.each(seeds(GOOD))('are read, measured and never failed: photo %i', async (seed) => {
    const plan = goodPhoto(seed);
    const { edge, ground, ink, around } = plan.print;
    const answer = await check(plan);
    expect(answer?.text).toBe(plan.print.text);
    if (!answer) return;
    expect(answer.verdict).not.toBe('fatal');
    const contrast = (ground - ink) / Math.max(ground, around);
    expect(Math.abs(answer.contrast - contrast), 'contrast').toBeLessThanOrEqual(
      CONTRAST_TOLERANCE,
    );
    // Without zxing there are no modules to fit a grid to.
    if (!answer.readBy.zxing) return;
    for (const [index, side] of answer.quietZone.entries()) {
      if (side.isCut) continue;
      const real = Math.min(FARTHEST, edge[index] ?? 0);
      expect(Math.abs(side.modules - real), `side ${String(index)}`).toBeLessThanOrEqual(
        EDGE_TOLERANCE,
      );
    }
  });
});

describe('photos of prints with a defect', () => {
  it.each(seeds(BAD))('never pass: photo %i', async (seed) => {
    const answer = await check(badPhoto(seed));
    expect(answer?.verdict).not.toBe('fine');
  });
});
