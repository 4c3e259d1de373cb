import { withoutHidden, withScheme } from '@waypage/codes';
import { messages } from '../messages.ts';
import { PRINT_RULES } from '@waypage/codes/print';
import {
  type Alphabets,
  FINDER_SHAPES,
  logoModules,
  MODULE_SHAPES,
  type FinderShape,
  type ImageSource,
  type ModuleShape,
} from '@waypage/codes/draw';

export const CARRIERS = ['label', 'card', 'tag', 'poster'] as const;
export type Carrier = (typeof CARRIERS)[number];

export type Logo = 'none' | 'mark' | ImageSource;

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

/** Side of the square that is cleared for the logo, in modules; 0 without one. */
export function clearedModules(
  { logo, logoSize }: Pick<Design, 'logo' | 'logoSize'>,
  codeSize: number,
): number {
  return logo === 'none' ? 0 : logoModules(logoSize, codeSize);
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
export const QUIET_ZONE_RANGE = { min: 1, max: 8 } as const;

/**
 * Normalizes typed text, with or without `#` and with three or six digits, to `#RRGGBB` in capitals; undefined when it
 * is not a color.
 */
export function readColor(text: string): string | undefined {
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

export function defaultFrameText(data: string): Pick<Design, 'name' | 'line'> {
  const name = nameOf(withScheme(withoutHidden(data).trim()));
  const line = name === FIRST_DESIGN.name ? messages.frame.firstLine : messages.frame.scan;
  return { name, line };
}

/** The fields that name a contact (vCard, MECARD) or a Wi-Fi network. */
const NAMES = [
  /^FN(?:;[^:]*)?:(.+)$/imu,
  /^MECARD:(?:.*;)?N:([^;]+)/iu,
  /^WIFI:(?:.*;)?S:([^;]+)/iu,
];

function nameOf(data: string): string {
  const url = /^https?:/iu.test(data) && URL.canParse(data) ? new URL(data) : undefined;
  const part = url?.pathname.split('/').findLast((segment) => segment !== '');
  const plain = decode(part ?? '')
    .replace(/[-_+]+/g, ' ')
    .trim();
  const [firstLine = ''] = data.split(/\r\n|[\r\n]/u);
  const named = NAMES.map((pattern) => pattern.exec(data)?.[1]?.trim());
  const name = [...(url ? [plain, url.hostname] : named), firstLine].find(
    (each) => each !== undefined && each !== '',
  );
  if (name === undefined) return '';
  return (name.charAt(0).toUpperCase() + name.slice(1)).slice(0, MAX_TEXT);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // A malformed percent encoding.
    return part;
  }
}

/** What the groups of options share. */
export interface OptionsProps {
  readonly design: Design;
  /** The design as drawn, which lags behind the input. */
  readonly drawn: Design;
  readonly change: (change: Partial<Design>) => void;
  readonly alphabets: Alphabets;
  readonly codeSize: number;
  /** Whether the data of the URL was refused. */
  readonly isRefused: boolean;
}
