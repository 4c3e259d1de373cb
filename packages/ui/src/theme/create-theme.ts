import { readable, shift, toLch } from './color-math.js';
import { contrastPairs, type ContrastPair } from './contrast-pairs.js';
import { contrastRatio } from './contrast-ratio.js';
import { deriveColors, type BrandColors } from './derive-colors.js';
import { hexChannels } from './hex-channels.js';
import {
  fixedColors,
  themeSheet,
  type Declarations,
  type ThemeSheetOptions,
} from './theme-sheet.js';
import { tokens } from './tokens.js';

/** Names of the corners: `tokens.radius`. */
export type RadiusName = keyof typeof tokens.radius;

/** The fonts of a brand. Loading them (`@font-face`) is the application's part. */
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
   * How much of the kit's tight tracking headings get: 1 is that of its own font, 0 none.
   *
   * @default 0.5 where `display` is given
   */
  readonly tracking?: number | undefined;
}

/** What makes a brand. */
export interface ThemeOptions {
  /** Colours; all but `signal` are derived where they are not given. */
  readonly colors: BrandColors;
  /** Fonts; by default those of the system for interfaces. */
  readonly fonts?: BrandFonts | undefined;
  /**
   * A CSS length for all corners of a button, from which the other radii follow, those of large surfaces up to a
   * ceiling, as a pill would cut their words; or radii by name, without a ceiling.
   *
   * @default three square corners and a turn
   */
  readonly radius?: string | Partial<Readonly<Record<RadiusName, string>>> | undefined;
  /**
   * How high controls are: `comfortable` for a finger, 44 px and more; `compact` for applications with a mouse, 32 px and
   * more. `size` of a control chooses within it.
   *
   * @default 'comfortable'
   */
  readonly density?: Density | undefined;
}

/** How high the controls of a brand are. */
export type Density = keyof typeof densities;

/** Heights of controls that differ from the kit's own. */
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

/** The roundest corner of a surface that holds lines of text, by its size: a pill would cut them. */
const CEILINGS = { turnM: '20px', turnL: '48px', turnSheet: '40px', field: '16px' } as const;

function radii(radius: string): Readonly<Record<RadiusName, string>> {
  const medium = `min(${radius} * 1.5, ${CEILINGS.turnM})`;
  const large = `min(${radius} * 2, ${CEILINGS.turnL})`;
  const sheet = `min(${radius} * 2, ${CEILINGS.turnSheet})`;
  // A field has a line at its foot only.
  const field = `min(${radius}, ${CEILINGS.field})`;
  return {
    turnS: radius,
    cornerS: radius,
    turnM: medium,
    cornerM: medium,
    turnL: large,
    cornerL: large,
    turnSheet: sheet,
    cornerSheet: sheet,
    turnDot: radius,
    cornerDot: radius,
    field: `${field} ${field} 0 0`,
    bracket: medium,
    notch: '0px',
  };
}

const LENGTH =
  /^(?:0|-?[\d.]+(?:px|rem|em|ch|ex|vw|vh|vi|vb|vmin|vmax|cqi|cqw|pt|mm|cm|in)|(?:calc|min|max|clamp|var)\(.+\))$/;

/** Throws for the first name that the kit does not know, with those that it knows. */
function checkNames(what: string, given: object, known: object): void {
  const names = Object.keys(known);
  const strange = Object.keys(given).find((name) => !names.includes(name));
  if (strange === undefined) return;
  throw new TypeError(
    `[@waypage/ui] createTheme does not know the ${what} '${strange}'. It knows ${names.join(', ')}.`,
  );
}

function checkRadius(radius: NonNullable<ThemeOptions['radius']>): void {
  const lengths = typeof radius === 'string' ? { radius } : radius;
  if (typeof radius !== 'string') checkNames('radius', radius, tokens.radius);
  for (const [name, length] of Object.entries(lengths)) {
    const parts = typeof length === 'string' ? length.trim().split(/\s+(?![^(]*\))/) : [];
    if (parts.length > 0 && parts.every((part) => LENGTH.test(part) && !part.startsWith('-')))
      continue;
    throw new TypeError(
      `[@waypage/ui] createTheme got '${length}' for ${name}, which is no CSS length. Give it a unit: '8px', '0.5rem'.`,
    );
  }
}

function checkFonts({ display, text, displayWeight, tracking }: BrandFonts): void {
  for (const [name, family] of Object.entries({ display, text })) {
    // A family ends where a declaration would.
    if (family === undefined || (family.trim() !== '' && !/[;{}]/.test(family))) continue;
    throw new TypeError(
      `[@waypage/ui] createTheme got '${family}' for fonts.${name}, which is no font family. Write it as in CSS: "'Inter', sans-serif".`,
    );
  }
  if (displayWeight !== undefined && !(displayWeight >= 1 && displayWeight <= 1000)) {
    throw new RangeError(
      `[@waypage/ui] createTheme got ${String(displayWeight)} for fonts.displayWeight, which has to be from 1 to 1000.`,
    );
  }
  if (tracking !== undefined && !Number.isFinite(tracking)) {
    throw new RangeError(
      `[@waypage/ui] createTheme got ${String(tracking)} for fonts.tracking, which has to be a number: 1 is that of the kit, 0 none.`,
    );
  }
}

function checkColors({ light, dark, stock, ...few }: BrandColors): void {
  if (!('signal' in few)) {
    throw new TypeError('[@waypage/ui] createTheme got no colors.signal. Give it one, as #RRGGBB.');
  }
  checkNames('colour', few, { signal: '', ink: '', paper: '', darkPaper: '', light, dark, stock });
  checkNames('colour of the light scheme', light ?? {}, tokens.color.light);
  checkNames('colour of the dark scheme', dark ?? {}, tokens.color.light);
  checkNames('stock', stock ?? {}, tokens.stock);
  for (const group of [few, light, dark, stock]) checkNotation({ ...group });
}

/** Nothing has to be read on these two, so they may be written in any way. */
const veils = ['scrim', 'overlay'];

function checkNotation(colors: Readonly<Record<string, string | undefined>>): void {
  for (const [name, color] of Object.entries(colors)) {
    if (color === undefined || veils.includes(name) || /^#[\da-f]{6}$/i.test(color)) continue;
    throw new TypeError(
      `[@waypage/ui] createTheme got '${color}' for ${name}, whose contrast is not known. Write it as #RRGGBB.`,
    );
  }
}

function complaint({ where, name, color, groundName, ground, minimum }: ContrastPair): string {
  const ratio = contrastRatio(color, ground).toFixed(2);
  return (
    `${where}: ${name} ${color} on ${groundName} ${ground} is ${ratio}:1 and has to be ` +
    `${String(minimum)}:1; ${readable(color, [ground], minimum)} would pass.`
  );
}

/** The kit's shadows in the colour of another ink. */
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
 * What the style sheet of a brand says, for the sheet and for files of tokens.
 *
 * @throws what `createTheme` throws.
 */
export function brandSheet({
  colors: brand,
  fonts = {},
  radius = {},
  density = 'comfortable',
  ...unknown
}: ThemeOptions): ThemeSheetOptions {
  checkNames('option', unknown, { colors: '', fonts: '', radius: '', density: '' });
  checkColors(brand);
  checkFonts(fonts);
  checkRadius(radius);
  checkNames('density', { [density]: '' }, densities);
  const colors = deriveColors(brand);
  const failed = new Map<string, string>();
  for (const pair of contrastPairs(colors)) {
    const { name, color, groundName, ground, minimum } = pair;
    // The same pair on other surfaces is the same mistake.
    const key = [name, color, groundName, ground].join();
    if (contrastRatio(color, ground) < minimum && !failed.has(key)) {
      failed.set(key, complaint(pair));
    }
  }
  if (failed.size > 0) {
    throw new RangeError(
      `[@waypage/ui] createTheme got colours that are hard to tell apart.\n${[
        ...failed.values(),
      ].join('\n')}`,
    );
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
 * The style sheet of a brand, as text: light and dark schemes, surfaces, stocks, fonts and corners as
 * custom properties. It takes the place of the kit's own `theme.css`; write it into a file when you
 * build, or into a `<style>` on a server.
 *
 * @throws RangeError where two colours that the kit puts on one another have too little contrast: it
 * names each pair, its ratio and a colour that would pass.
 * @throws TypeError where a colour is not written as `#RRGGBB`, a length has no unit, or a name is not known.
 * @throws RangeError where a number is out of its range.
 */
export function createTheme(options: ThemeOptions): string {
  return themeSheet(brandSheet(options));
}
