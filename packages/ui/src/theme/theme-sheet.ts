import { customProperty } from './custom-property.js';
import { STOCK_NAMES } from './stock-names.js';
import { inverseColors, tokens, type ColorName, type ThemeColors } from './tokens.js';

export type Declarations = Readonly<Record<string, string>>;

/** What a sheet says beside the colours. */
export interface ThemeSheetOptions {
  readonly colors: ThemeColors;
  readonly shadow: Readonly<Record<'light' | 'dark', Declarations>>;
  /** Further tokens by group, the same in both schemes: `{ radius: { turnS: '4px' } }`. */
  readonly fixed?: Readonly<Record<string, Declarations>>;
}

export function declare(group: string, values: Declarations): string {
  return Object.entries(values)
    .map(([name, value]) => `${customProperty(group, name)}:${value};`)
    .join('');
}

/** A colour that the sheet itself sets. */
const set = (name: ColorName): string => `var(${customProperty('color', name)})`;

/** Said with every change of colours: what is inherited is the colour, not the property behind it. */
const text = `color:${set('ink')};`;
const scrollbar = `scrollbar-color:${set('ink3')} transparent;`;

/** Names a night section gives to fills: paper and sheet become the two night colours. */
const nightFills: Partial<Record<ColorName, string>> = {
  paper: set('night'),
  sheet: set('night2'),
};

const printSurfaces = ['screen', ...STOCK_NAMES]
  .map((name) => `[data-surface='${name}']`)
  .join(',');

/**
 * Forced colours repaint grounds and text anyway; saying so in the tokens keeps the computed values
 * true for whoever reads them, a contrast checker for one.
 */
const forcedColors = {
  Canvas: ['paper', 'sheet', 'mist', 'night', 'night2', 'solid', 'signal', 'alertFill'],
  CanvasText: ['ink', 'ink2', 'ink3', 'onSolid', 'onSignal', 'signalText', 'onAlert', 'ok'],
} as const satisfies Record<string, readonly ColorName[]>;

const forcedDeclarations = Object.entries(forcedColors)
  .flatMap(([value, names]) => names.map((name) => `${customProperty('color', name)}:${value};`))
  .join('');

/**
 * The custom properties of a theme in both schemes and on every surface, in the cascade layer
 * `waypage.theme`: what an application sets on `:root` outside of layers holds in both schemes.
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

/** The colours of the kit's own theme. */
export const kitColors: ThemeColors = {
  light: tokens.color.light,
  dark: tokens.color.dark,
  night: tokens.night,
  print: tokens.print,
  onSignal: tokens.onSignal,
  stock: tokens.stock,
  printed: tokens.printed,
};

/** What is the same in both schemes of a theme and follows from its colours. */
export const fixedColors = (colors: ThemeColors): Readonly<Record<string, Declarations>> => ({
  stock: colors.stock,
  printed: colors.printed,
  inverse: inverseColors(colors),
});
