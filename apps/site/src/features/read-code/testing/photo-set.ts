import { chance, type Camera, type Print } from './camera-image.ts';

/** A photo of the test set, by its seed. */
export interface PhotoPlan {
  readonly seed: number;
  readonly print: Print;
  readonly camera: Camera;
}

/** A print with a known defect. */
export interface BadPlan extends PhotoPlan {
  readonly defect: 'edge' | 'contrast' | 'level';
}

const MESSAGES = [
  'https://waypage.example/nm26',
  'https://waypage.example/orilla/summer-tour-dates-and-tickets',
  `https://waypage.example/${'a-long-path-of-a-dense-code/'.repeat(4)}`,
] as const;

const LEVELS = ['low', 'medium', 'quartile', 'high'] as const;

/** Radius of the tightest bottle, in widths of the pattern: 2.5 cm on a can for drinks are 1.3. */
const TIGHTEST = 1.5;

/** A good print as people photograph it: at an angle, on a bottle, in uneven light, a little out of focus. */
export function goodPhoto(seed: number): PhotoPlan {
  const next = chance(seed * 7919 + 1);
  const between = (from: number, to: number) => from + (to - from) * next();
  const edge = () => between(4, 6.5);
  const bend = next() < 0.3 ? between(TIGHTEST, 4) : undefined;
  // A bottle turns its side away already.
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

/** The same with a defect of the print. */
export function badPhoto(seed: number): BadPlan {
  const plan = goodPhoto(seed + 100_000);
  const next = chance(seed * 104_729 + 3);
  const defect = (['edge', 'contrast', 'level'] as const)[seed % 3] ?? 'edge';
  const edges: [number, number, number, number] = [...plan.print.edge];
  if (defect === 'edge') edges[Math.floor(next() * 4)] = next() * 3;
  // Half of what the level recovers, and more, is gone.
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
