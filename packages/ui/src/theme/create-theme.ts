import { contrastRatio, hexChannels, readable, shift, toLch } from './color-math.js';
import { contrastPairs, type ContrastPair } from './contrast-pairs.js';
import { deriveColors, type BrandColors } from './derive-colors.js';
import {
  fixedColors,
  themeSheet,
  type Declarations,
  type ThemeSheetOptions,
} from './theme-sheet.js';
import { tokens } from './tokens.js';

/** Names of the corners: `tokens.radius`. */
export type RadiusName = keyof typeof tokens.radius;

/** The fonts of a brand. The application loads them (`@font-face`). */
export interface BrandFonts {
  /** CSS `font-family` of headings and labels. */
  readonly display?: string | undefined;
  /** CSS `font-family` of text and controls. */
  readonly text?: string | undefined;
  /**
   * CSS `font-weight` of headings and labels.
   *
   * @default 640
   */
  readonly displayWeight?: number | undefined;
  /**
   * Fraction of the kit's tight letter spacing for headings: 1 is that of its own font, 0 none.
   *
   * @default 0.5 where `display` is given
   */
  readonly tracking?: number | undefined;
}

/** Options of a brand. */
export interface ThemeOptions {
  /** Colors; all but `signal` are derived if not set. */
  readonly colors: BrandColors;
  /** Fonts; by default the system's interface fonts. */
  readonly fonts?: BrandFonts | undefined;
  /**
   * A CSS length for all corners of a button, from which the other radii are derived, those of large surfaces up to a
   * maximum, as a pill shape would cut off their text; or radii by name, without a maximum.
   *
   * @default three square corners and a turn
   */
  readonly radius?: string | Partial<Readonly<Record<RadiusName, string>>> | undefined;
  /**
   * Height of controls: `comfortable` for touch, from 44 px; `compact` for applications used with a mouse, from 32 px.
   * The `size` of a control selects within it.
   *
   * @default 'comfortable'
   */
  readonly density?: Density | undefined;
}

/** Density of a brand's controls. */
export type Density = keyof typeof densities;

const densities = {
  comfortable: {},
  compact: {
    controlS: '32px',
    controlSm: '36px',
    controlM: '40px',
    controlL: '48px',
    fieldM: '40px',
    choiceM: '36px',
  },
} as const satisfies Record<string, Partial<Record<keyof typeof tokens.size, string>>>;

const SYSTEM_FONT = 'system-ui, sans-serif';

/** Surfaces that contain lines of text have a maximum by their size: a pill shape would cut them off. */
function radii(radius: string): Readonly<Record<RadiusName, string>> {
  const medium = `min(${radius} * 1.5, 20px)`;
  const large = `min(${radius} * 2, 48px)`;
  const sheet = `min(${radius} * 2, 40px)`;
  // A field has only a bottom border.
  const field = `min(${radius}, 16px)`;
  return {
    roundS: radius,
    cornerS: radius,
    roundM: medium,
    cornerM: medium,
    roundL: large,
    cornerL: large,
    roundDialog: sheet,
    cornerDialog: sheet,
    roundMark: radius,
    cornerMark: radius,
    field: `${field} ${field} 0 0`,
    bracket: medium,
    notch: '0px',
  };
}

const LENGTH =
  /^(?:0|-?[\d.]+(?:px|rem|em|ch|ex|vw|vh|vi|vb|vmin|vmax|cqi|cqw|pt|mm|cm|in)|(?:calc|min|max|clamp|var)\(.+\))$/;

function refuse(message: string, ErrorType: ErrorConstructor = TypeError): never {
  throw new ErrorType(`[@waypage/ui] createTheme ${message}`);
}

function checkNames(kind: string, values: object, allowed: object): void {
  const names = Object.keys(allowed);
  const unknownName = Object.keys(values).find((name) => !names.includes(name));
  if (unknownName === undefined) return;
  refuse(`does not know the ${kind} '${unknownName}'. It knows ${names.join(', ')}.`);
}

function checkRadius(radius: NonNullable<ThemeOptions['radius']>): void {
  // In JSON it may also be a number.
  const isNamed = radius instanceof Object;
  const lengths = isNamed ? radius : { radius };
  if (isNamed) checkNames('radius', radius, tokens.radius);
  for (const [name, length] of Object.entries(lengths)) {
    const parts = typeof length === 'string' ? length.trim().split(/\s+(?![^(]*\))/) : [];
    if (parts.length > 0 && parts.every((part) => LENGTH.test(part) && !part.startsWith('-')))
      continue;
    refuse(`got '${length}' for ${name}, which is not a CSS length. Add a unit: '8px', '0.5rem'.`);
  }
}

function checkFonts(fonts: BrandFonts): void {
  const { display, text, displayWeight, tracking } = fonts;
  checkNames('font', fonts, { display, text, displayWeight, tracking });
  for (const [name, family] of Object.entries({ display, text })) {
    // These characters would end the declaration.
    if (family === undefined || /^\s*[^;{}\s][^;{}]*$/.test(family)) continue;
    refuse(
      `got '${family}' for fonts.${name}, which is not a font family. Write it as in CSS: "'Inter', sans-serif".`,
    );
  }
  if (displayWeight !== undefined && !(displayWeight >= 1 && displayWeight <= 1000)) {
    refuse(
      `got ${String(displayWeight)} for fonts.displayWeight, which must be from 1 to 1000.`,
      RangeError,
    );
  }
  if (tracking !== undefined && !Number.isFinite(tracking)) {
    refuse(
      `got ${String(tracking)} for fonts.tracking, which must be a number: 1 is the tracking of the kit, 0 none.`,
      RangeError,
    );
  }
}

/** Throws for the first group of options that is not an object, which JSON may contain. */
function checkGroups(groups: Readonly<Record<string, unknown>>): void {
  for (const [name, group] of Object.entries(groups)) {
    if (group === undefined || (typeof group === 'object' && group !== null)) continue;
    refuse(`got ${JSON.stringify(group)} for ${name}, which must be an object.`);
  }
}

/** Text contrast does not depend on these two, so any notation is allowed. */
const TRANSLUCENT = ['scrim', 'overlay'];

function checkColors({ light, dark, stock, ...base }: BrandColors): void {
  checkGroups({ 'colors.light': light, 'colors.dark': dark, 'colors.stock': stock });
  if (!('signal' in base)) refuse('got no colors.signal. Pass one, as #RRGGBB.');
  checkNames('color', base, { signal: '', ink: '', paper: '', darkPaper: '', light, dark, stock });
  checkNames('color of the light scheme', light ?? {}, tokens.color.light);
  checkNames('color of the dark scheme', dark ?? {}, tokens.color.light);
  checkNames('stock', stock ?? {}, tokens.stock);
  for (const [name, color] of [base, light, dark, stock].flatMap((group) =>
    Object.entries({ ...group }),
  )) {
    if (color === undefined || TRANSLUCENT.includes(name) || /^#[\da-f]{6}$/i.test(color)) continue;
    refuse(`got '${color}' for ${name}, whose contrast cannot be calculated. Write it as #RRGGBB.`);
  }
}

function failureMessage({ where, name, color, groundName, ground, minimum }: ContrastPair): string {
  const ratio = contrastRatio(color, ground).toFixed(2);
  return (
    `${where}: ${name} ${color} on ${groundName} ${ground} is ${ratio}:1, but must be ` +
    `${String(minimum)}:1; ${readable(color, [ground], minimum)} would pass.`
  );
}

function shadows(ink: string, outline: string): Readonly<Record<'light' | 'dark', Declarations>> {
  const inkChannels = hexChannels(ink).join(' ');
  const tinted = (values: Declarations): Declarations =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        value.replaceAll('rgb(21 20 15', `rgb(${inkChannels}`).replaceAll('#55534A', outline),
      ]),
    );
  return { light: tinted(tokens.shadow.light), dark: tinted(tokens.shadow.dark) };
}

/**
 * Returns the content of a brand's style sheet, for the sheet and for token files.
 *
 * @throws like `createTheme`.
 */
export function brandSheet(options: ThemeOptions): ThemeSheetOptions {
  // Of JSON or JavaScript: without colors, the message about them helps most.
  const {
    colors: brand = {} as BrandColors,
    fonts = {},
    radius = {},
    density = 'comfortable',
    ...unknown
  } = { ...(options as ThemeOptions | undefined) };
  checkNames('option', unknown, { colors: '', fonts: '', radius: '', density: '' });
  checkGroups({ colors: brand, fonts });
  checkColors(brand);
  checkFonts(fonts);
  checkRadius(radius);
  checkNames('density', { [density]: '' }, densities);
  const colors = deriveColors(brand);
  const failed = new Map<string, string>();
  for (const pair of contrastPairs(colors)) {
    const { name, color, groundName, ground, minimum } = pair;
    // Reports each pair once, even if several surfaces share it.
    const key = [name, color, groundName, ground].join();
    if (contrastRatio(color, ground) < minimum && !failed.has(key)) {
      failed.set(key, failureMessage(pair));
    }
  }
  if (failed.size > 0) {
    const lines = ['got colors that are hard to tell apart.', ...failed.values()];
    refuse(lines.join('\n'), RangeError);
  }
  const { display = SYSTEM_FONT, text = SYSTEM_FONT, displayWeight, tracking = 0.5 } = fonts;
  const outline = shift(colors.dark.lineSoft, toLch(colors.dark.lineSoft).l < 0.45 ? 0.1 : 0);
  return {
    colors,
    shadow: shadows(colors.light.ink, outline),
    fixed: {
      ...fixedColors(colors),
      font: { display, text },
      ...(displayWeight !== undefined && { weight: { display: String(displayWeight) } }),
      type: { tracking: String(tracking) },
      radius: typeof radius === 'string' ? radii(radius) : radius,
      size: densities[density],
    },
  };
}

/**
 * Returns the style sheet of a brand, as text: light and dark schemes, surfaces, stocks, fonts and corners as custom
 * properties. It replaces the kit's own `theme.css`; write it to a file at build time, or into a `<style>` on a server.
 *
 * @throws RangeError when two colors that the kit combines have too little contrast: the message lists each pair, its
 * ratio and a color that would pass.
 * @throws TypeError when a color is not in the form `#RRGGBB`, a length has no unit, or a name is unknown.
 * @throws RangeError when a number is out of range.
 */
export function createTheme(options: ThemeOptions): string {
  return themeSheet(brandSheet(options));
}
