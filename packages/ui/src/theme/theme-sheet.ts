import { customProperty } from './custom-property.js';
import { STOCK_NAMES } from './paper-stocks.js';
import { inverseColors, tokens, type ColorName, type ThemeColors } from './tokens.js';

export type Declarations = Readonly<Record<string, string>>;

export interface ThemeSheetOptions {
  readonly colors: ThemeColors;
  readonly shadow: Readonly<Record<'light' | 'dark', Declarations>>;
  /** Further tokens by group, the same in both schemes: `{ radius: { roundS: '4px' } }`. */
  readonly fixed?: Readonly<Record<string, Declarations>>;
}

export function declare(group: string, values: Declarations): string {
  return Object.entries(values)
    .map(([name, value]) => `${customProperty(group, name)}:${value};`)
    .join('');
}

/** A reference to a color, without a fallback as the sheet itself sets it. */
const set = (name: ColorName): string => `var(${customProperty('color', name)})`;

/** Repeated with every change of colors: children inherit the computed color, not the custom property. */
const text = `color:${set('ink')};`;
const scrollbar = `scrollbar-color:${set('ink3')} transparent;`;

/** Inside a night section, paper and sheet become the two night colors. */
const nightFills: Partial<Record<ColorName, string>> = {
  paper: set('night'),
  sheet: set('night2'),
};

const printSurfaces = ['screen', ...STOCK_NAMES]
  .map((name) => `[data-surface='${name}']`)
  .join(',');

/**
 * Forced colors override backgrounds and text anyway; setting the tokens too keeps the computed values true, for
 * example for a contrast checker. `solid` and `signal` are left to the browser: they are also colors of lines, which would
 * be invisible in `Canvas`.
 */
const forcedColors = {
  Canvas: ['paper', 'sheet', 'mist', 'night', 'night2', 'alertFill'],
  CanvasText: ['ink', 'ink2', 'ink3', 'onSolid', 'onSignal', 'signalText', 'onAlert', 'ok'],
} as const satisfies Record<string, readonly ColorName[]>;

const forcedDeclarations = Object.entries(forcedColors)
  .flatMap(([value, names]) => names.map((name) => `${customProperty('color', name)}:${value};`))
  .join('');

/**
 * Returns the custom properties of a theme in both schemes and on every surface, in the cascade layer `waypage.theme`:
 * unlayered values that an application sets on `:root` override both schemes.
 */
export function themeSheet({ colors, shadow, fixed = {} }: ThemeSheetOptions): string {
  const scheme = (name: 'light' | 'dark'): string =>
    `color-scheme:${name};${scrollbar}${declare('color', colors[name])}${declare('shadow', shadow[name])}`;
  const root = Object.entries(fixed)
    .map(([group, values]) => declare(group, values))
    .join('');
  return `
@layer waypage.theme{${root && `\n:root{${root}}`}
:root,[data-theme='light']{${scheme('light')}}
@media (prefers-color-scheme:dark){:root:not([data-theme='light']){${scheme('dark')}}}
[data-theme='dark']{${scheme('dark')}}
svg[data-points]:dir(rtl){transform:scaleX(-1)}
:where([data-theme]:not(:root)){${text}}
[data-surface='night']{color-scheme:dark;${text}${scrollbar}${declare('color', { ...nightFills, ...colors.night })}}
${printSurfaces}{color-scheme:light;${text}${scrollbar}${declare('color', colors.print)}}
[data-surface='signal']{color-scheme:light;${text}${scrollbar}${declare('color', colors.onSignal)}}
@media (forced-colors:active){:root:root,[data-theme][data-theme],[data-surface][data-surface]{${forcedDeclarations}}}
}`;
}

export const kitColors: ThemeColors = {
  light: tokens.color.light,
  dark: tokens.color.dark,
  night: tokens.night,
  print: tokens.print,
  onSignal: tokens.onSignal,
  stock: tokens.stock,
  printed: tokens.printed,
};

export const fixedColors = (colors: ThemeColors): Readonly<Record<string, Declarations>> => ({
  stock: colors.stock,
  printed: colors.printed,
  inverse: inverseColors(colors),
});
