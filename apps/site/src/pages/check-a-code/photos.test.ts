import { beforeAll, describe, expect, inject, it } from 'vitest';
import { takePhoto } from '../../features/read-code/testing/camera-picture.ts';
import { badPhoto, goodPhoto, type PhotoPlan } from '../../features/read-code/testing/photo-set.ts';
import { loadDecoders, readPicture } from '../../features/read-code/testing/read-picture.ts';
import { findIn, verdictOf } from './findings.ts';

beforeAll(loadDecoders);

const isFullRun = inject('isFullRun');

/** Photos of good prints, and of prints with a defect. */
const [GOOD, BAD] = isFullRun ? [320, 60] : [12, 6];

/** How far out a quiet zone is followed. */
const FARTHEST = 8;

/** How exactly the quiet zone and the contrast of a photo are measured. */
const [EDGE_TOLERANCE, CONTRAST_TOLERANCE] = [0.5, 0.05];

async function check({ seed, print, camera }: PhotoPlan) {
  const read = await readPicture(await takePhoto(print, camera, seed));
  if (!('text' in read)) return undefined;
  return { ...read, verdict: verdictOf(findIn(read)) };
}

const seeds = (count: number) => Array.from({ length: count }, (_, seed) => seed);

describe('photos of good prints, at an angle, bent, unevenly lit, out of focus', () => {
  it('are read, measured, and never failed where both decoders read every view', async () => {
    let readInEveryView = 0;
    for (const seed of seeds(GOOD)) {
      const plan = goodPhoto(seed);
      const { edge, ground, ink, around } = plan.print;
      const answer = await check(plan);
      const name = `seed ${String(seed)}`;
      expect(answer?.text, name).toBe(plan.print.text);
      if (!answer) continue;
      expect(answer.verdict, name).not.toBe('fatal');
      const views = [answer.readBy, ...answer.degraded.map(({ readBy }) => readBy)];
      if (views.every(({ zxing, other }) => zxing && other)) readInEveryView += 1;
      const contrast = (ground - ink) / Math.max(ground, around);
      expect(Math.abs(answer.contrast - contrast), `${name}, contrast`).toBeLessThanOrEqual(
        CONTRAST_TOLERANCE,
      );
      // Where zxing fails there are no modules to fit a grid to.
      if (!answer.readBy.zxing) continue;
      for (const [index, side] of answer.quietZone.entries()) {
        if (side.isCut) continue;
        const real = Math.min(FARTHEST, edge[index] ?? 0);
        expect(Math.abs(side.modules - real), `${name}, side ${String(index)}`).toBeLessThanOrEqual(
          EDGE_TOLERANCE,
        );
      }
    }
    expect(readInEveryView).toBeGreaterThan(0);
  });
});

describe('photos of prints with a defect', () => {
  it('never pass', async () => {
    for (const seed of seeds(BAD)) {
      const plan = badPhoto(seed);
      const answer = await check(plan);
      expect(answer?.verdict, `seed ${String(seed)}, ${plan.defect}`).not.toBe('fine');
    }
  });
});
