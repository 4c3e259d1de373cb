import { PRINT_RULES, withoutHidden } from '@waypage/content/print';
import { FINDER_SHAPES, type FinderShape } from '@waypage/outlines';
import { MODULE_SHAPES, type ModuleShape } from '../drawing/modules.ts';

/** What a code is printed on, in the order they are offered. */
export const CARRIERS = ['label', 'card', 'tag', 'poster'] as const;
export type Carrier = (typeof CARRIERS)[number];

/** An image as it was drawn from an upload. */
export interface LogoImage {
  /** A PNG as a data URL. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** What is in the middle of the code. */
export type Logo = 'none' | 'mark' | LogoImage;

/** Everything that is undone and redone. */
export interface Design {
  readonly data: string;
  /** First line of the frame text, and the document's name. */
  readonly name: string;
  readonly line: string;
  readonly modules: ModuleShape;
  readonly corners: FinderShape;
  /** `#RRGGBB` */
  readonly ink: string;
  /** `#RRGGBB` */
  readonly stock: string;
  readonly logo: Logo;
  /** Edge of the square kept clear for the logo, in modules; the drawing makes it odd. */
  readonly logoSize: number;
  readonly carrier: Carrier;
  /** Modules kept clear around the code. */
  readonly quietZone: number;
  /** Edge of the printed pattern without its quiet zone, in mm. */
  readonly sizeMm: number;
}

/** The design a visitor starts from. */
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

/** What the code of a design holds: the data without what is blank before and after it. */
export function contentOf({ data }: Pick<Design, 'data'>): string {
  return data.trim();
}

/** Error correction level of the code of a design: a logo covers a part of it. */
export function levelOf({ logo }: Pick<Design, 'logo'>) {
  return logo === 'none' ? PRINT_RULES.level : PRINT_RULES.levelWithLogo;
}

/** Longest frame text, in characters. */
export const MAX_TEXT = 40;

/** By how many characters a frame text is too long. */
export function countTooMany(text: string): number {
  return Math.max(0, [...withoutHidden(text)].length - MAX_TEXT);
}

/** A frame text as it is drawn: without what nobody sees, and no longer than there is room for. */
export function frameText(text: string): string {
  return [...withoutHidden(text)].slice(0, MAX_TEXT).join('').trim();
}

/** Range of the quiet zone, in modules. */
export const CLEAR_EDGE = { min: 1, max: 8 } as const;

/** Smallest square of a logo, in modules. */
export const MIN_LOGO = 5;

/** Largest square offered to a logo: more than any code recovers, so that the checks can say so. */
export function maxLogo(codeSize: number): number {
  return oddModules(codeSize * 0.62);
}

/** The odd number of modules nearest below: a square centred on a code of odd size needs one. */
export function oddModules(modules: number): number {
  return Math.floor((modules - 1) / 2) * 2 + 1;
}

/** `#RRGGBB` in capitals from what was typed, with or without the sign, three digits or six. */
export function readColour(text: string): string | undefined {
  const digits = /^\s*#?([\da-f]{3}|[\da-f]{6})\s*$/i.exec(withoutHidden(text))?.[1];
  if (digits === undefined) return undefined;
  const six = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return `#${six.toUpperCase()}`;
}
