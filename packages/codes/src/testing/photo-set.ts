import { chance, type Camera, type Print } from './camera-image.ts';

export interface PhotoPlan {
  readonly seed: number;
  readonly print: Print;
  readonly camera: Camera;
}

export interface BadPlan extends PhotoPlan {
  readonly defect: 'edge' | 'contrast' | 'level';
}

const MESSAGES = [
  'https://waypage.example/nm26',
  'https://waypage.example/orilla/summer-tour-dates-and-tickets',
  `https://waypage.example/${'a-long-path-of-a-dense-code/'.repeat(4)}`,
] as const;

const LEVELS = ['low', 'medium', 'quartile', 'high'] as const;

/** Smallest bottle radius, in widths of the pattern. A code of 2.5 cm on a drink can has 1.3. */
const TIGHTEST = 1.5;

/** Simulates an ordinary photo of a good print: at an angle, on a bottle, in uneven light, slightly out of focus. */
export function goodPhoto(seed: number): PhotoPlan {
  const next = chance(seed * 7919 + 1);
  const between = (from: number, to: number) => from + (to - from) * next();
  const edge = () => between(4, 6.5);
  const bend = next() < 0.3 ? between(TIGHTEST, 4) : undefined;
  // A bottle already turns its sides away.
  const tilt = bend === undefined ? 18 : 8;
  const ground = between(0.55, 0.92);
  return {
    seed,
    print: {
      text: MESSAGES[Math.floor(next() * MESSAGES.length)] ?? MESSAGES[0],
      level: LEVELS[Math.floor(next() * LEVELS.length)] ?? 'medium',
      edge: [edge(), edge(), edge(), edge()],
      ink: between(0.02, 0.12),
      ground,
      around: between(0.02, 0.1),
    },
    camera: {
      modulePixels: between(4.5, 9),
      turn: 90 * Math.floor(next() * 4) + between(-15, 15),
      tiltX: between(-tilt, tilt),
      tiltY: between(-tilt, tilt),
      ...(bend !== undefined && { bend }),
      margin: between(13, 20),
      falloff: between(0.55, 1),
      exposure: between(0.5, 1),
      blur: between(0.05, 0.3),
      noise: between(0.5, 4),
      quality: Math.round(between(70, 95)),
    },
  };
}

export function badPhoto(seed: number): BadPlan {
  const plan = goodPhoto(seed + 100_000);
  const next = chance(seed * 104_729 + 3);
  const defect = (['edge', 'contrast', 'level'] as const)[seed % 3] ?? 'edge';
  const edges: [number, number, number, number] = [...plan.print.edge];
  if (defect === 'edge') edges[Math.floor(next() * 4)] = next() * 3;
  // Covers more than half of what the level can correct.
  const size = 9;
  return {
    ...plan,
    defect,
    print: {
      ...plan.print,
      edge: edges,
      ...(defect === 'contrast' && {
        ink: plan.print.ground * (0.72 + 0.1 * next()),
        around: 0.02,
      }),
      ...(defect === 'level' && {
        text: MESSAGES[0],
        level: 'quartile',
        cover: [9, 9, size, size],
      }),
    },
  };
}
