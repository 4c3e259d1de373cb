import { alpha, fromLch, minContrast, mix, readable, shift, toLch } from './color-math.js';
import type { StockName } from './paper-stocks.js';
import { tokens, type ColorName, type ThemeColors } from './tokens.js';

/** Colors of a brand as `#RRGGBB`. Colors that are not set are derived from those that are. */
export interface BrandColors {
  /** The color of primary actions: button fills, underlines, the beam. */
  readonly signal: string;
  /**
   * Text, strong borders and solid buttons in the light scheme, and the background of `night`.
   *
   * @default nearly black, with a trace of the signal color
   */
  readonly ink?: string | undefined;
  /**
   * Background of the page in the light scheme.
   *
   * @default nearly white, with a trace of the signal color
   */
  readonly paper?: string | undefined;
  /**
   * Background of the page in the dark scheme.
   *
   * @default a little darker than `ink`
   */
  readonly darkPaper?: string | undefined;
  /** Card stocks, the same in both schemes; by default those of the kit, rotated to the hue of the signal color. */
  readonly stock?: Partial<Readonly<Record<StockName, string>>> | undefined;
  /** Any color of the light scheme, by its name in `tokens.color.light`. */
  readonly light?: Partial<Readonly<Record<ColorName, string>>> | undefined;
  /** Any color of the dark scheme. `onSignal` has to equal that of the light one. */
  readonly dark?: Partial<Readonly<Record<ColorName, string>>> | undefined;
}

/** Slightly above the required contrast, so that rounding cannot fall below it. */
const TEXT_CONTRAST = 4.6;

/** For graphics, which need less contrast than text. */
const MARK_CONTRAST = 3.1;

function darkened(ground: string, color: string): string {
  let dark = ground;
  while (minContrast(color, [dark]) < MARK_CONTRAST) {
    const darker = shift(dark, -0.01);
    // So dark that the step is lost in rounding.
    if (darker === dark) break;
    dark = darker;
  }
  return dark;
}

type Colors = Readonly<Record<ColorName, string>>;

function scheme(
  kit: Colors,
  base: Pick<Colors, 'paper' | 'sheet' | 'mist' | 'ink' | 'signal' | 'onSignal' | 'night'>,
  alsoOn: readonly string[],
): Colors {
  const { paper, sheet, mist, ink, signal, onSignal, night } = base;
  const grounds = [paper, sheet, mist, ...alsoOn];
  // Away from the lightness of the label, which increases the contrast.
  const awayFromLabel = minContrast('#000000', [onSignal]) > 10 ? -1 : 1;
  const isLight = minContrast('#000000', [paper]) > minContrast('#FFFFFF', [paper]);
  const ink3 = readable(mix(ink, paper, 0.4), grounds, TEXT_CONTRAST);
  const lineSoft = mix(ink, paper, 0.8);
  const adjusted = (name: ColorName): string => readable(kit[name], grounds, TEXT_CONTRAST);
  return {
    ...base,
    ink2: readable(mix(ink, paper, 0.25), grounds, 6),
    ink3,
    line: ink,
    lineSoft,
    signalHover: shift(signal, 0.05 * awayFromLabel),
    signalPress: shift(signal, 0.09 * awayFromLabel),
    signalText: readable(signal, grounds, TEXT_CONTRAST),
    solid: ink,
    solidHover: shift(ink, isLight ? 0.1 : -0.08),
    solidPress: isLight ? '#000000' : '#FFFFFF',
    onSolid: paper,
    disabled: lineSoft,
    onDisabled: ink3,
    ok: adjusted('ok'),
    warn: adjusted('warn'),
    info: adjusted('info'),
    danger: adjusted('danger'),
    alertFill: kit.alertFill,
    onAlert: kit.onAlert,
    steel: readable(mix(ink, paper, 0.3), grounds, TEXT_CONTRAST),
    focus: ink,
    scrim: alpha(isLight ? ink : '#000000', isLight ? 0.62 : 0.72),
    overlay: alpha(paper, isLight ? 0.86 : 0.88),
    night,
    night2: shift(night, 0.05),
  };
}

const kitHue = toLch(tokens.color.light.signal).h;

/**
 * Derives all colors of a brand from a few. Derived colors are readable on every background that the kit uses them on;
 * colors that are set are not changed, so check their contrast.
 */
export function deriveColors(brand: BrandColors): ThemeColors {
  const { signal } = brand;
  const hue = toLch(signal).h;
  const tint = (l: number, c: number): string => fromLch({ l, c, h: hue });

  const stocks = Object.fromEntries(
    Object.entries(tokens.stock).map(([name, color]) => {
      const { l, c, h } = toLch(color);
      return [name, fromLch({ l, c, h: h + hue - kitHue })];
    }),
  ) as Record<keyof typeof tokens.stock, string>;
  Object.assign(stocks, { bone: tint(0.965, 0.006) }, brand.stock);
  const { onStock: _text, onStock2: _second, ...cards } = stocks;

  const ink = brand.light?.ink ?? brand.ink ?? tint(0.2, 0.02);
  const paper = brand.light?.paper ?? brand.paper ?? tint(0.955, 0.006);
  const onSignal =
    brand.light?.onSignal ??
    (minContrast(ink, [signal]) < TEXT_CONTRAST && minContrast('#FFFFFF', [signal]) >= TEXT_CONTRAST
      ? '#FFFFFF'
      : readable(ink, [signal], TEXT_CONTRAST));

  // The signal color has one text color in both schemes, and has to stand out on dark backgrounds itself.
  const brandDarkPaper = brand.dark?.paper ?? brand.darkPaper;
  const readableSignal = readable(signal, [brandDarkPaper ?? ink], MARK_CONTRAST);
  const darkSignal = brand.dark?.signal ?? readable(readableSignal, [onSignal], TEXT_CONTRAST);
  const darkPaper = brandDarkPaper ?? darkened(shift(ink, -0.03), darkSignal);
  const darkNight = brand.dark?.night ?? shift(darkPaper, -0.03);
  const light: Colors = {
    ...scheme(
      tokens.color.light,
      {
        paper,
        sheet: brand.light?.sheet ?? mix(paper, '#FFFFFF', 0.6),
        mist: brand.light?.mist ?? mix(paper, signal, 0.1),
        ink,
        signal: brand.light?.signal ?? signal,
        onSignal,
        night: brand.light?.night ?? darkened(ink, darkSignal),
      },
      [stocks.bone],
    ),
    ...brand.light,
  };

  const dark: Colors = {
    ...scheme(
      tokens.color.dark,
      {
        paper: darkPaper,
        sheet: brand.dark?.sheet ?? shift(darkPaper, 0.04),
        mist: brand.dark?.mist ?? mix(shift(darkPaper, 0.03), signal, 0.1),
        ink: brand.dark?.ink ?? tint(0.96, 0.006),
        signal: darkSignal,
        onSignal,
        night: darkNight,
      },
      [light.night, light.night2, darkNight, shift(darkNight, 0.05)],
    ),
    ...brand.dark,
  };
  const { paper: _p, sheet: _s, mist: _m, night: _n, night2: _n2, ...onNight } = dark;
  const { onSignal: _os, scrim: _sc, overlay: _o, ...night } = onNight;

  const onStock = readable(brand.ink ?? ink, Object.values(cards), 7);
  const onStock2 = readable(shift(onStock, 0.1), Object.values(cards), 5);
  const { solid, solidHover, solidPress, onSolid } = light;
  const allOf = (color: string) => ({
    ink: color,
    ink2: color,
    ink3: color,
    line: color,
    lineSoft: color,
    signalText: color,
    danger: color,
    focus: color,
  });
  const solids = { solid, solidHover, solidPress, onSolid };
  return {
    light,
    dark,
    night,
    stock: { ...stocks, onStock, onStock2 },
    print: { ...allOf(onStock), ink2: onStock2, ink3: onStock2, ...solids },
    onSignal: {
      ...allOf(onSignal),
      ...(toLch(onSignal).l < 0.5
        ? solids
        : {
            solid: onSignal,
            solidHover: mix(onSignal, ink, 0.1),
            solidPress: mix(onSignal, ink, 0.2),
            onSolid: readable(ink, [mix(onSignal, ink, 0.2)], TEXT_CONTRAST),
          }),
    },
    printed: {
      sheet: light.sheet,
      text: light.ink2,
      stripe: light.signal,
      screen: light.mist,
      liner: mix(stocks.kraft, '#FFFFFF', 0.7),
      stamp: mix(light.sheet, ink, 0.1),
      hole: alpha(ink, 0.24),
      halo: alpha(light.sheet, 0.62),
    },
  };
}
