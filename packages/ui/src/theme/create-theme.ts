import { readable, shift, toLch } from './color-math.js';
import { contrastPairs, type ContrastPair } from './contrast-pairs.js';
import { contrastRatio } from './contrast-ratio.js';
import { deriveColors, type BrandColors } from './derive-colors.js';
import { hexChannels } from './hex-channels.js';
import { fixedColors, themeSheet, type Declarations } from './theme-sheet.js';
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
   * A CSS length for all corners of a button, from which the other radii follow, or radii by name.
   *
   * @default three square corners and a turn
   */
  readonly radius?: string | Partial<Readonly<Record<RadiusName, string>>> | undefined;
}

const SYSTEM_FONT = 'system-ui, sans-serif';

function radii(radius: string): Readonly<Record<RadiusName, string>> {
  const large = `calc(${radius} * 2)`;
  return {
    turnS: radius,
    cornerS: radius,
    turnM: `calc(${radius} * 1.5)`,
    cornerM: `calc(${radius} * 1.5)`,
    turnL: large,
    cornerL: large,
    turnSheet: large,
    cornerSheet: large,
    turnDot: radius,
    cornerDot: radius,
    // A field has a line at its foot only.
    field: `${radius} ${radius} 0 0`,
    bracket: radius,
    notch: '0px',
  };
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
 * The style sheet of a brand, as text: light and dark schemes, surfaces, stocks, fonts and corners as
 * custom properties. It takes the place of the kit's own `theme.css`; write it into a file when you
 * build, or into a `<style>` on a server.
 *
 * @throws RangeError where two colours that the kit puts on one another have too little contrast: it
 * names each pair, its ratio and a colour that would pass.
 * @throws TypeError where a colour is not written as `#RRGGBB`.
 */
export function createTheme({ colors: brand, fonts = {}, radius = {} }: ThemeOptions): string {
  const { light, dark, stock, ...few } = brand;
  for (const group of [few, light, dark, stock]) checkNotation({ ...group });
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
  return themeSheet({
    colors,
    shadow: shadows(colors.light.ink, outline),
    fixed: {
      ...fixedColors(colors),
      font: { display, text },
      ...(displayWeight !== undefined && { weight: { display: String(displayWeight) } }),
      type: { tracking: String(tracking) },
      radius: typeof radius === 'string' ? radii(radius) : radius,
    },
  });
}
