/**
 * The design tokens as plain data: no React, no CSS, so that a server, a script or another tool can read them.
 *
 * Lengths are CSS strings or, where a component calculates with them, numbers of CSS pixels, as documented for each
 * group.
 */

import type { StockName } from './paper-stocks.js';

const ink = '#15140F';
const bone = '#F4F2EB';

const light = {
  paper: '#EDECE6',
  sheet: '#FAF9F6',
  mist: '#D9E2E4',
  ink,
  ink2: '#4C4A42',
  ink3: '#67645A',
  line: ink,
  lineSoft: '#CBC8BC',
  signal: '#FF4B1F',
  signalHover: '#FF6A45',
  signalPress: '#E93F14',
  onSignal: ink,
  signalText: '#B02A06',
  solid: ink,
  solidHover: '#34322A',
  solidPress: '#000000',
  onSolid: '#EDECE6',
  disabled: '#CBC8BC',
  onDisabled: '#67645A',
  ok: '#1C6B45',
  warn: '#7A5200',
  info: '#2A5573',
  danger: '#B02A06',
  alertFill: '#FBE3DB',
  onAlert: '#7D1D04',
  steel: '#3F5661',
  focus: ink,
  scrim: 'rgb(21 20 15 / 0.62)',
  overlay: 'rgb(237 236 230 / 0.86)',
  night: ink,
  night2: '#22211B',
} as const;

/** Names of the interface colors, the same in every theme. */
export type ColorName = keyof typeof light;

const dark = {
  paper: '#11110F',
  sheet: '#1B1B18',
  mist: '#182125',
  ink: bone,
  ink2: '#BAB7AC',
  ink3: '#96938A',
  line: bone,
  lineSoft: '#36352F',
  signal: '#FF5A30',
  signalHover: '#FF7A58',
  signalPress: '#F04A20',
  onSignal: ink,
  signalText: '#FF8462',
  solid: bone,
  solidHover: '#D8D5CA',
  solidPress: '#FFFFFF',
  onSolid: '#11110F',
  disabled: '#36352F',
  onDisabled: '#96938A',
  ok: '#6FCB9F',
  warn: '#F1C75B',
  info: '#9CC3E0',
  danger: '#FF8462',
  alertFill: '#3A1710',
  onAlert: '#FFC2AF',
  steel: '#9DB4BE',
  focus: bone,
  scrim: 'rgb(0 0 0 / 0.72)',
  overlay: 'rgb(17 17 15 / 0.88)',
  night: '#0A0A09',
  night2: '#1B1B18',
} as const satisfies Record<ColorName, string>;

const stock = {
  manila: '#F1C75B',
  salmon: '#F2A893',
  seafoam: '#A9D1BF',
  airmail: '#B4C8E6',
  kraft: '#CDB08A',
  bone,
  onStock: ink,
  onStock2: '#33312A',
} as const satisfies Record<StockName | 'onStock' | 'onStock2', string>;

/** Colors of printed objects, which are the same in both themes: labels, postcards, the screen of a phone. */
const printed = {
  sheet: light.sheet,
  text: light.ink2,
  stripe: light.signal,
  screen: light.mist,
  liner: '#F3E9DA',
  stamp: '#E3E1D5',
  hole: 'rgb(21 20 15 / 0.24)',
  halo: 'rgb(250 249 246 / 0.62)',
} as const;

/** Colors that a night section overrides in both themes. Its two fills are `night` and `night2`. */
const night = {
  ink: bone,
  ink2: dark.ink2,
  ink3: dark.ink3,
  line: bone,
  lineSoft: '#3A3932',
  signalText: dark.signalText,
  solid: bone,
  solidHover: dark.solidHover,
  solidPress: dark.solidPress,
  onSolid: ink,
  disabled: dark.disabled,
  onDisabled: dark.onDisabled,
  ok: dark.ok,
  warn: dark.warn,
  info: dark.info,
  danger: dark.danger,
  alertFill: dark.alertFill,
  onAlert: dark.onAlert,
  steel: dark.steel,
  focus: bone,
} as const satisfies Partial<Record<ColorName, string>>;

/** Colors that a card stock or a phone's screen overrides: they stay light in the dark theme. */
const print = {
  ink: stock.onStock,
  ink2: stock.onStock2,
  ink3: stock.onStock2,
  line: stock.onStock,
  lineSoft: stock.onStock,
  signalText: stock.onStock,
  danger: stock.onStock,
  solid: light.solid,
  solidHover: light.solidHover,
  solidPress: light.solidPress,
  onSolid: light.onSolid,
  focus: light.focus,
} as const satisfies Partial<Record<ColorName, string>>;

/** Colors that the signal color as a background overrides: its own text colors, and `print` for the rest. */
const onSignal = {
  ...print,
  ink2: ink,
  ink3: ink,
} as const satisfies Partial<Record<ColorName, string>>;

type Colors<Name extends ColorName = ColorName> = Readonly<Record<Name, string>>;

export interface ThemeColors {
  readonly light: Colors;
  readonly dark: Colors;
  readonly night: Colors<keyof typeof night> & Partial<Colors>;
  readonly print: Colors<keyof typeof print>;
  readonly onSignal: Colors<keyof typeof print>;
  readonly stock: Readonly<Record<keyof typeof stock, string>>;
  readonly printed: Readonly<Record<keyof typeof printed, string>>;
}

/**
 * The night colors in the light scheme and light ones in the dark: for the one element that stands out from its
 * neighbors.
 */
export function inverseColors({ light, night, stock }: Omit<ThemeColors, 'printed'>) {
  const both = (byDay: string, atNight: string) => `light-dark(${byDay}, ${atNight})`;
  return {
    stamp: both(light.signal, light.signalText),
    ground: both(light.night, stock.bone),
    ink: both(night.ink, light.ink),
    ink2: both(night.ink2, light.ink2),
    ink3: both(night.ink3, light.ink3),
    line: both(night.line, light.line),
    lineSoft: both(night.lineSoft, light.lineSoft),
    signalText: both(night.signalText, light.signalText),
    solid: both(night.solid, light.solid),
    solidHover: both(night.solidHover, light.solidHover),
    solidPress: both(night.solidPress, light.solidPress),
    onSolid: both(night.onSolid, light.onSolid),
    focus: both(night.focus, light.focus),
  };
}

const shadowLight = {
  paper: 'drop-shadow(0 1px 0 rgb(21 20 15 / 0.12)) drop-shadow(0 18px 18px rgb(21 20 15 / 0.22))',
  object: 'drop-shadow(0 14px 14px rgb(21 20 15 / 0.22))',
  phone: '0 44px 60px -34px rgb(21 20 15 / 0.5), 0 10px 18px -8px rgb(21 20 15 / 0.28)',
  menu: '0 40px 60px -40px rgb(21 20 15 / 0.35)',
} as const;

const shadowDark = {
  paper: 'drop-shadow(0 1px 0 rgb(0 0 0 / 0.3)) drop-shadow(0 18px 18px rgb(0 0 0 / 0.4))',
  object: 'drop-shadow(0 14px 14px rgb(0 0 0 / 0.4))',
  // A 1 px outline keeps the black phone visible on a dark background.
  phone: '0 0 0 1px #55534A, 0 44px 60px -34px rgb(0 0 0 / 0.8), 0 10px 18px -8px rgb(0 0 0 / 0.5)',
  menu: '0 40px 60px -40px rgb(0 0 0 / 0.7)',
} as const satisfies Record<keyof typeof shadowLight, string>;

const family = {
  display:
    "'Special Gothic', 'Special Gothic Fallback', 'Special Gothic Roboto', Arial, sans-serif",
  text: "'Hanken Grotesk', 'Hanken Fallback', 'Hanken Roboto', Arial, sans-serif",
} as const;

const width = {
  wide: '125%',
  wideLong: '112%',
  quote: '110%',
  normal: '100%',
  narrow: '75%',
} as const;

/** A type style. `width` applies to the heading font, `weight` to the text font. */
export interface TypeStyle {
  readonly family: keyof typeof family;
  /** CSS `font-weight`. */
  readonly weight: number;
  /** Key of `tokens.font.width`; the text font has only one width. */
  readonly width?: keyof typeof width;
  /** CSS `font-size`. */
  readonly size: string;
  /** Unitless CSS `line-height`. */
  readonly line: number;
  /** CSS `letter-spacing`. */
  readonly tracking: string;
  /** Tabular digits, for numbers that change in place. */
  readonly tabular?: boolean;
}

/** A style of the heading font: width, line height, tracking in em, size, and whether digits are equally wide. */
const heading = (
  width: NonNullable<TypeStyle['width']>,
  line: number,
  tracking: number,
  size: string,
  tabular?: true,
): TypeStyle => ({
  family: 'display',
  weight: 640,
  width,
  size,
  line,
  tracking: tracking === 0 ? '0' : `${String(tracking)}em`,
  ...(tabular && { tabular }),
});

/** A style of the text font: weight, line height, size. */
const text = (weight: number, line: number, size: string): TypeStyle => ({
  family: 'text',
  weight,
  size,
  line,
  tracking: '0',
});

// The `vw` maximum of a heading never applies at the default text size: it keeps the longest word inside a phone's
// window if a reader has enlarged the text.
const displaySize = 'min(clamp(3.25rem, 1.95rem + 8.2vw, 9.375rem), 17.5vw)';

const type = {
  display: heading('wide', 0.86, -0.045, displaySize),
  displayHero: heading('wide', 0.86, -0.045, displaySize),
  displayType: heading(
    'wide',
    0.88,
    -0.045,
    'min(clamp(3.25rem, 1.6rem + 4.8vw, 6.25rem), 16.5vw)',
  ),
  displaySolution: heading(
    'wide',
    0.88,
    -0.045,
    'min(clamp(3.25rem, 1.6rem + 6vw, 7.5rem), 16.5vw)',
  ),
  display2: heading('wide', 0.98, -0.045, 'min(clamp(2.75rem, 1.4rem + 5.6vw, 7rem), 16vw)'),
  headingLong: heading('wide', 0.94, -0.04, 'min(clamp(2.5rem, 1.5rem + 3.9vw, 5.25rem), 14vw)'),
  counter: heading('wide', 0.85, -0.055, 'min(clamp(4rem, 2rem + 6.6vw, 7.75rem), 20vw)', true),
  h2: heading('wide', 0.98, -0.035, 'min(clamp(2.125rem, 1.45rem + 2.75vw, 4rem), 13vw)'),
  h2Small: heading('wide', 1.02, -0.035, 'min(2.125rem, 11vw)'),
  h3Wide: heading('wide', 0.95, -0.04, 'min(clamp(2.125rem, 1.6rem + 1.5vw, 3rem), 13vw)'),
  h3Plan: heading('wide', 1.1, -0.03, 'min(1.625rem, 9vw)'),
  h3: heading('normal', 1.1, -0.015, 'min(clamp(1.375rem, 1.25rem + 0.55vw, 1.75rem), 9vw)'),
  titleL: heading('normal', 1.15, -0.015, '1.75rem'),
  titleM: heading('normal', 1.2, -0.01, '1.375rem'),
  titleS: heading('normal', 1.25, -0.005, '1.125rem'),
  question: heading('normal', 1.2, -0.01, 'clamp(1.1875rem, 1.1rem + 0.4vw, 1.4375rem)'),
  quote: heading('quote', 1.08, -0.03, 'min(clamp(1.625rem, 1.1rem + 1.9vw, 2.875rem), 11vw)'),
  price: heading('narrow', 0.8, -0.03, '6.5rem', true),
  numeral: heading('narrow', 0.78, -0.03, '5.75rem'),
  figure: heading('narrow', 0.9, -0.03, '4.75rem', true),
  dimension: heading('narrow', 1, 0, '1.5625rem'),
  tagline: heading('narrow', 1, 0, 'clamp(1.25rem, 1.1rem + 0.6vw, 1.625rem)'),
  label: heading('narrow', 1, 0, '1.125rem'),
  labelLg: heading('narrow', 1.15, 0, '1.25rem'),
  wordmark: heading('wide', 1, -0.035, 'min(1.5rem, 9vw)'),
  lead: text(400, 1.45, 'clamp(1.125rem, 1.06rem + 0.28vw, 1.3125rem)'),
  body: text(400, 1.55, '1.0625rem'),
  control: text(650, 1, '1.0625rem'),
  nav: text(550, 1, '1rem'),
  small: text(400, 1.4, '0.9375rem'),
  micro: text(400, 1.3, '0.875rem'),
} as const satisfies Record<string, TypeStyle>;

/** Names of the type styles. */
export type TypeName = keyof typeof type;

/** The design tokens. See each group for its unit. */
export const tokens = {
  /** CSS colors by theme. */
  color: { light, dark },
  /** Card stocks and the text colors on them, the same in both themes. */
  stock,
  /** Paper colors that stay the same in the dark theme. */
  printed,
  /** Inverse colors for an element that stands out: night in light, light in dark. */
  inverse: inverseColors({ light, dark, night, print, onSignal, stock }),
  /** Interface colors replaced inside `[data-surface='night']`. */
  night,
  /** Interface colors replaced on a card stock and on a phone's screen. */
  print,
  /** Interface colors replaced on the signal color. */
  onSignal,
  /** `phone` and `menu` are `box-shadow` values; `paper` and `object` are `filter` values. */
  shadow: { light: shadowLight, dark: shadowDark },
  font: {
    family,
    /** CSS `font-weight`. */
    weight: { display: 640, regular: 400, medium: 550, control: 650, bold: 700 },
    /** CSS `font-stretch` of the heading font. `wideLong`: display text in Spanish and French. */
    width,
  },
  type,
  /** CSS lengths. Steps 1 to 17, the padding of a section and the gutter of the window. */
  space: {
    1: '2px',
    2: '4px',
    3: '8px',
    4: '12px',
    5: '16px',
    6: '20px',
    7: '24px',
    8: '28px',
    9: '32px',
    10: '40px',
    11: '48px',
    12: '56px',
    13: '64px',
    14: '72px',
    15: '88px',
    16: '104px',
    17: '144px',
    section: 'clamp(80px, 9.4vw, 144px)',
    gutter: 'clamp(20px, 4vw, 56px)',
  },
  /** CSS lengths. */
  layout: {
    wrapMax: '1440px',
    gap: '24px',
    gapSmall: '16px',
    gapMajor: '40px',
    header: '72px',
    headerSmall: '60px',
    touchMin: '44px',
  },
  /** Numbers of CSS pixels. */
  breakpoint: { sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 },
  /**
   * CSS lengths. `round…` is the large corner at the bottom right, `corner…` are the other three. S is for buttons and
   * tabs, M for large buttons and notices, L for panels, `Dialog` for dialogs and labels, `Mark` for marks of 18 px.
   * `field` applies to all four corners of a field, `bracket` to the large corner of brackets, `notch` to the notches
   * of a pricing card.
   */
  radius: {
    roundS: '12px',
    roundM: '18px',
    roundL: '48px',
    roundDialog: '40px',
    roundMark: '8px',
    cornerS: '0px',
    cornerM: '0px',
    cornerL: '0px',
    cornerDialog: '0px',
    cornerMark: '0px',
    field: '0px',
    bracket: '16px',
    notch: '13px',
  },
  /**
   * CSS lengths: the minimum heights of controls by their `size` (`fieldM` for fields, `choiceM` for a row with a
   * checkbox, a radio button or a switch), and the widths of a dialog.
   */
  size: {
    controlS: '36px',
    controlSm: '44px',
    controlM: '54px',
    controlL: '62px',
    fieldM: '52px',
    choiceM: '44px',
    dialogS: '400px',
    dialog: '560px',
    dialogL: '800px',
  },
  /** Numbers of milliseconds. */
  duration: { quick: 160, base: 260, slow: 420, sweep: 600, waitSweep: 900 },
  /** CSS easing functions. */
  easing: {
    out: 'cubic-bezier(.2,0,0,1)',
    paper: 'cubic-bezier(.2,.9,.25,1)',
    sweep: 'cubic-bezier(.45,0,.55,1)',
  },
  /** CSS `z-index`. */
  z: {
    object: 1,
    beam: 2,
    phone: 3,
    bracket: 4,
    sticky: 10,
    header: 20,
    dialog: 40,
    notice: 50,
    wait: 60,
  },
} as const;
