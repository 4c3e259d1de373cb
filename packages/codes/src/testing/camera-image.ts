import sharp from 'sharp';
import { luminanceOf } from '../draw/colors.ts';
import { measureCode } from '../judge/judge.ts';
import type { ImagePixels, Pixels } from '../read/types.ts';
import { encodePattern } from './code-image.ts';
import { withoutTime } from './without-time.ts';

/** A printed code in front of a camera. Lengths are in modules. */
export interface Print {
  readonly text: string;
  readonly level: 'low' | 'medium' | 'quartile' | 'high';
  /** Quiet zone at the top, right, bottom and left. The dark surroundings begin behind it. */
  readonly edge: readonly [number, number, number, number];
  /** Reflectance of dark modules, background and surroundings, 0 to 1. */
  readonly ink: number;
  readonly ground: number;
  readonly around: number;
  /** Box covered with the background: left, top, width, height. */
  readonly cover?: readonly [number, number, number, number];
}

export interface Scene {
  /** Side length in modules; the camera is directed at the center. */
  readonly size: number;
  /** Reflectance at a position in modules from the top left, 0 to 1. Also called beyond the sides. */
  readonly reflectance: (x: number, y: number) => number;
}

export interface Camera {
  /** Pixels per module in the middle of the image. */
  readonly modulePixels: number;
  /** Rotation in the image plane, and tilts away from the camera, in degrees. */
  readonly turn: number;
  readonly tiltX: number;
  readonly tiltY: number;
  /** Radius of the bottle around which the print is bent, in widths of the pattern. Undefined for a flat print. */
  readonly bend?: number;
  /** Surroundings in the image, in modules. */
  readonly margin: number;
  /** Share of the light at the darkest side, and exposure, 0 to 1. */
  readonly falloff: number;
  readonly exposure: number;
  /** Blur in modules (standard deviation), noise in channel steps, JPEG quality. */
  readonly blur: number;
  readonly noise: number;
  readonly quality: number;
}

/** Returns a generator of random numbers from 0 to 1 (mulberry32). */
function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Vector = readonly [number, number, number];

const RADIANS = Math.PI / 180;

const SAMPLES = 2;

export function takePhoto(print: Print, camera: Camera, seed: number): Promise<Pixels> {
  return takePhotoOf(sceneOf(print), camera, seed);
}

function sceneOf(print: Print): Scene {
  const pattern = encodePattern(print.text, { ecc: print.level });
  const size = pattern.length;
  return {
    size,
    reflectance: (x, y) => {
      const [top, right, bottom, left] = print.edge;
      if (x < -left || y < -top || x >= size + right || y >= size + bottom) return print.around;
      const [cx, cy, width, height] = print.cover ?? [0, 0, 0, 0];
      if (x >= cx && y >= cy && x < cx + width && y < cy + height) return print.ground;
      return pattern[Math.floor(y)]?.[Math.floor(x)] === true ? print.ink : print.ground;
    },
  };
}

/** Surroundings of a file in a scene, in modules. */
const AROUND = 10;

/** Reflectance of printed black, the additional reflectance of white paper, and that of the table. */
const [INKED, PAPER, TABLE] = [0.03, 0.85, 0.1];

/** Places a printed file in front of a camera that faces its largest code. */
export async function sceneOfFile(pixels: ImagePixels): Promise<Scene> {
  const { corners, modules, modulePixels } = await withoutTime(() => measureCode(pixels));
  const middle = (axis: 'x' | 'y') => corners.reduce((sum, corner) => sum + corner[axis], 0) / 4;
  const [centerX, centerY] = [middle('x'), middle('y')];
  const size = modules + 2 * AROUND;
  const { data, width, height } = pixels;
  return {
    size,
    reflectance: (x, y) => {
      const column = Math.floor(centerX + (x - size / 2) * modulePixels);
      const row = Math.floor(centerY + (y - size / 2) * modulePixels);
      if (column < 0 || row < 0 || column >= width || row >= height) return TABLE;
      const at = (row * width + column) * 4;
      // Outside of the outline the table is visible.
      if ((data[at + 3] ?? 0) < 128) return TABLE;
      return INKED + PAPER * luminanceOf([...data.subarray(at, at + 3)]);
    },
  };
}

const BACKGROUND = 0.05;

/** Simulates a photo: pinhole camera, flat or bent surface, uneven light, lens, sensor and JPEG compression. */
export async function takePhotoOf({ size, reflectance }: Scene, camera: Camera, seed: number) {
  const side = Math.ceil((size + 2 * camera.margin) * camera.modulePixels);
  // The field of view of a phone's camera is about as wide as its distance.
  const distance = (size + 2 * camera.margin) * 1.3;
  const focal = camera.modulePixels * distance;
  const toObject = rotation(camera);
  const eye = toObject([0, 0, -distance]);
  const radius = camera.bend === undefined ? undefined : camera.bend * size;
  const light = new Float32Array(side * side);
  for (let py = 0; py < side; py += 1) {
    for (let px = 0; px < side; px += 1) {
      let sum = 0;
      for (let sample = 0; sample < SAMPLES * SAMPLES; sample += 1) {
        const dx = ((sample % SAMPLES) + 0.5) / SAMPLES;
        const dy = (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES;
        const ray = toObject([(px + dx - side / 2) / focal, (py + dy - side / 2) / focal, 1]);
        const point = hit(eye, ray, radius);
        sum += point ? reflectance(point[0] + size / 2, point[1] + size / 2) : BACKGROUND;
      }
      const across = px / side;
      const lit = camera.exposure * (1 - (1 - camera.falloff) * across);
      light[py * side + px] = (sum / SAMPLES ** 2) * lit;
    }
  }
  const blurred = gaussian(light, side, camera.blur * camera.modulePixels);
  return compress(blurred, side, camera, seed);
}

function rotation({ turn, tiltX, tiltY }: Camera): (vector: Vector) => Vector {
  const [a, b, c] = [turn * RADIANS, tiltX * RADIANS, tiltY * RADIANS];
  return ([x, y, z]) => {
    const [x1, z1] = [x * Math.cos(c) + z * Math.sin(c), -x * Math.sin(c) + z * Math.cos(c)];
    const [y1, z2] = [y * Math.cos(b) + z1 * Math.sin(b), -y * Math.sin(b) + z1 * Math.cos(b)];
    return [x1 * Math.cos(a) - y1 * Math.sin(a), x1 * Math.sin(a) + y1 * Math.cos(a), z2];
  };
}

/** Intersects a ray with the print: a plane, or a cylinder that touches it at the front. In modules from the center. */
function hit(
  eye: Vector,
  ray: Vector,
  radius: number | undefined,
): readonly [number, number] | undefined {
  const [ex, ey, ez] = eye;
  const [rx, ry, rz] = ray;
  if (radius === undefined) {
    const t = -ez / rz;
    return [ex + rx * t, ey + ry * t];
  }
  const a = rx * rx + rz * rz;
  const b = 2 * (ex * rx + (ez - radius) * rz);
  const c = ex * ex + (ez - radius) ** 2 - radius * radius;
  const root = b * b - 4 * a * c;
  if (root < 0) return undefined;
  const t = (-b - Math.sqrt(root)) / (2 * a);
  const [x, z] = [ex + rx * t, ez + rz * t];
  return [radius * Math.atan2(x, radius - z), ey + ry * t];
}

function gaussian(light: Float32Array, side: number, sigma: number): Float32Array {
  if (sigma < 0.05) return light;
  const reach = Math.ceil(sigma * 3);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, index) =>
    Math.exp(-((index - reach) ** 2) / (2 * sigma * sigma)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const pass = (from: Float32Array, step: number, lineStep: number) => {
    const to = new Float32Array(from.length);
    for (let line = 0; line < side; line += 1) {
      for (let point = 0; point < side; point += 1) {
        let sum = 0;
        for (const [index, weight] of weights.entries()) {
          const at = Math.min(side - 1, Math.max(0, point + index - reach));
          sum += (from[line * lineStep + at * step] ?? 0) * weight;
        }
        to[line * lineStep + point * step] = sum / total;
      }
    }
    return to;
  };
  return pass(pass(light, 1, side), side, 1);
}

const encodeGamma = (light: number) =>
  255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);

async function compress(
  light: Float32Array,
  side: number,
  { noise, quality }: Camera,
  seed: number,
): Promise<Pixels> {
  const next = chance(seed ^ 0x5bd1e995);
  const colors = new Uint8ClampedArray(side * side * 3);
  for (const [index, value] of light.entries()) {
    const gray = encodeGamma(Math.max(0, value));
    for (let channel = 0; channel < 3; channel += 1) {
      colors[index * 3 + channel] = gray + (next() + next() + next() - 1.5) * 2 * noise;
    }
  }
  const file = await sharp(colors, { raw: { width: side, height: side, channels: 3 } })
    .jpeg({ quality })
    .toBuffer();
  const data = await sharp(file).ensureAlpha().raw().toBuffer();
  return { data: new Uint8ClampedArray(data), width: side, height: side };
}

export interface PhotoPlan {
  readonly seed: number;
  readonly print: Print;
  readonly camera: Camera;
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

/** Simulates a photo of a print with one defect: a narrow edge, a low contrast, or a covered part. */
export function badPhoto(seed: number): PhotoPlan {
  const plan = goodPhoto(seed + 100_000);
  const { print } = plan;
  const next = chance(seed * 104_729 + 3);
  if (seed % 3 === 0) {
    const edge: [number, number, number, number] = [...print.edge];
    edge[Math.floor(next() * 4)] = next() * 3;
    return { ...plan, print: { ...print, edge } };
  }
  if (seed % 3 === 1) {
    const ink = print.ground * (0.72 + 0.1 * next());
    return { ...plan, print: { ...print, ink, around: 0.02 } };
  }
  // Covers more than half of what the level can correct.
  const covered = { text: MESSAGES[0], level: 'quartile', cover: [9, 9, 9, 9] } as const;
  return { ...plan, print: { ...print, ...covered } };
}
