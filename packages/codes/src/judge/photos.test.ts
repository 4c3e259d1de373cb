import { expect, inject, it } from 'vitest';
import { takePhoto, badPhoto, goodPhoto, type PhotoPlan } from '../testing/camera-image.ts';
import { withoutTime } from '../testing/without-time.ts';
import { judge } from './judge.ts';

/** Numbers of photos, of good prints and of prints with a defect. */
const [GOOD, BAD] = inject('isFullRun') ? [320, 60] : [2, 1];

const MAX_DISTANCE = 8;

const [EDGE_TOLERANCE, CONTRAST_TOLERANCE] = [0.5, 0.05];

async function check({ seed, print, camera }: PhotoPlan) {
  const photo = await takePhoto(print, camera, seed);
  const { verdict, code } = await withoutTime(() => judge(photo));
  return code && { ...code, verdict };
}

const seeds = (count: number) => Array.from({ length: count }, (_, seed) => seed);

it.each(seeds(GOOD))('photos of good prints are measured: %i', async (seed) => {
  const plan = goodPhoto(seed);
  const { edge, ground, ink, around } = plan.print;
  const answer = await check(plan);
  expect(answer?.text).toBe(plan.print.text);
  if (!answer) return;
  expect(answer.verdict).not.toBe('fatal');
  const contrast = (ground - ink) / Math.max(ground, around);
  expect(Math.abs(answer.symbolContrast - contrast), 'contrast').toBeLessThanOrEqual(
    CONTRAST_TOLERANCE,
  );
  // Without zxing there are no modules to fit a grid to.
  if (answer.readBy.zxing !== true) return;
  for (const [index, side] of answer.quietZone.entries()) {
    if (side.isCut) continue;
    const real = Math.min(MAX_DISTANCE, edge[index] ?? 0);
    expect(Math.abs(side.modules - real), `side ${String(index)}`).toBeLessThanOrEqual(
      EDGE_TOLERANCE,
    );
  }
});

it.each(seeds(BAD))('photos of defect prints never pass: %i', async (seed) => {
  const answer = await check(badPhoto(seed));
  expect(answer?.verdict).not.toBe('fine');
});
