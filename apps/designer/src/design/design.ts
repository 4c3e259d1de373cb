import { PRINT_RULES, withoutHidden } from '@waypage/content/print';
import { FINDER_SHAPES, type FinderShape } from '@waypage/outlines';
import { MODULE_SHAPES, type ModuleShape } from '../drawing/modules.ts';

export const CARRIERS = ['label', 'card', 'tag', 'poster'] as const;
export type Carrier = (typeof CARRIERS)[number];

export interface LogoImage {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

export type Logo = 'none' | 'mark' | LogoImage;

export interface Design {
  readonly data: string;
  /** First line of the frame text; also the document's name. */
  readonly name: string;
  readonly line: string;
  readonly modules: ModuleShape;
  readonly corners: FinderShape;
  readonly ink: string;
  readonly stock: string;
  readonly logo: Logo;
  /** Side of the square cleared for the logo, in modules; the drawing rounds it to an odd number. */
  readonly logoSize: number;
  readonly carrier: Carrier;
  /** Width in modules. */
  readonly quietZone: number;
  /** Side of the printed pattern without its quiet zone, in mm. */
  readonly sizeMm: number;
}

export const FIRST_DESIGN: Design = {
  data: 'https://waypage.example/orilla',
  name: 'Orilla',
  line: 'Songs, dates, tickets',
  modules: MODULE_SHAPES[0],
  corners: FINDER_SHAPES[1],
  ink: '#15140F',
  stock: '#F1C75B',
  logo: 'mark',
  logoSize: 7,
  carrier: 'label',
  quietZone: 4,
  sizeMm: 30,
};

export function contentOf({ data }: Pick<Design, 'data'>): string {
  return data.trim();
}

/** The higher level compensates for the modules that a logo covers. */
export function levelOf({ logo }: Pick<Design, 'logo'>) {
  return logo === 'none' ? PRINT_RULES.level : PRINT_RULES.levelWithLogo;
}

/** Longest line of frame text, in characters. */
export const MAX_TEXT = 40;

export function countTooMany(text: string): number {
  return Math.max(0, [...withoutHidden(text)].length - MAX_TEXT);
}

export function frameText(text: string): string {
  return [...withoutHidden(text)].slice(0, MAX_TEXT).join('').trim();
}

/** Quiet zone widths on offer, in modules. */
export const CLEAR_EDGE = { min: 1, max: 8 } as const;

/** Smallest square for a logo, in modules. */
export const MIN_LOGO = 5;

/**
 * Largest square for a logo, in modules. It exceeds what any code recovers, so that the checks can explain the limit.
 */
export function maxLogo(codeSize: number): number {
  return oddModules(codeSize * 0.62);
}

/** Rounds down to an odd number: a square can be centred on a code, whose size is odd, only then. */
export function oddModules(modules: number): number {
  return Math.floor((modules - 1) / 2) * 2 + 1;
}

/**
 * Normalises typed text, with or without `#` and with three or six digits, to `#RRGGBB` in capitals; undefined when it
 * is not a colour.
 */
export function readColour(text: string): string | undefined {
  const digits = /^\s*#?([\da-f]{3}|[\da-f]{6})\s*$/i.exec(withoutHidden(text))?.[1];
  if (digits === undefined) return undefined;
  const six = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return `#${six.toUpperCase()}`;
}

/** Sizes on offer for each carrier: side of the printed pattern in mm, at least `PRINT_RULES.minSizeCm`. */
export const SIZE_RANGES: Readonly<
  Record<Carrier, { readonly min: number; readonly max: number }>
> = {
  label: { min: 20, max: 60 },
  card: { min: 20, max: 45 },
  tag: { min: 20, max: 60 },
  poster: { min: 40, max: 240 },
};

export function fitSize(sizeMm: number, carrier: Carrier): number {
  const { min, max } = SIZE_RANGES[carrier];
  return Math.min(max, Math.max(min, sizeMm));
}
