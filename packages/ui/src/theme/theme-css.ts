import { customProperty } from './custom-property.js';
import { fallbackFaceCss } from './font-face-css.js';
import { media } from './media.js';
import { tokens, type ColorName, type StockName } from './tokens.js';
import { typography } from './typography.js';
import { vars } from './vars.js';

function declare(group: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${customProperty(group, name)}:${value};`)
    .join('');
}

/** Said with every change of colours: what is inherited is the colour, not the property behind it. */
const scrollbar = `scrollbar-color:${vars.color.ink3} transparent;`;

function scheme(name: 'light' | 'dark'): string {
  return `color-scheme:${name};${scrollbar}${declare('color', tokens.color[name])}${declare('shadow', tokens.shadow[name])}`;
}

/** Names a night section gives to fills: paper and sheet become the two night colours. */
const nightFills: Partial<Record<ColorName, string>> = {
  paper: vars.color.night,
  sheet: vars.color.night2,
};

const printSurfaces = [
  'signal',
  'screen',
  ...(['manila', 'salmon', 'seafoam', 'airmail', 'kraft', 'bone'] satisfies StockName[]),
]
  .map((name) => `[data-surface='${name}']`)
  .join(',');

/** The one text colour on signal. */
const { onSignal } = tokens.color.light;

const schemes = `
:root,[data-theme='light']{${scheme('light')}}
@media (prefers-color-scheme:dark){:root:not([data-theme='light']){${scheme('dark')}}}
[data-theme='dark']{${scheme('dark')}}
[data-surface='night']{color-scheme:dark;${scrollbar}${declare('color', { ...nightFills, ...tokens.night })}}
${printSurfaces}{color-scheme:light;${scrollbar}${declare('color', tokens.print)}}
[data-surface='signal']{${declare('color', { ink2: onSignal, ink3: onSignal })}}`;

/**
 * Forced colours repaint grounds and texts anyway; saying so in the tokens keeps the computed values
 * true for whoever reads them, a contrast checker for one.
 */
const forcedColors = {
  Canvas: ['paper', 'sheet', 'mist', 'night', 'night2', 'solid', 'signal', 'alertFill'],
  CanvasText: ['ink', 'ink2', 'ink3', 'onSolid', 'onSignal', 'signalText', 'onAlert', 'ok'],
} as const satisfies Record<string, readonly ColorName[]>;

const forcedDeclarations = Object.entries(forcedColors)
  .flatMap(([value, names]) => names.map((name) => `${customProperty('color', name)}:${value};`))
  .join('');

const forced = `
@media (forced-colors:active){:root:root,[data-theme][data-theme],[data-surface][data-surface]{${forcedDeclarations}}}`;

const base = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;-webkit-tap-highlight-color:${vars.color.line};scroll-padding-block-start:${tokens.layout.header}}
@media ${media.belowLg}{html{scroll-padding-block-start:${tokens.layout.headerSmall}}}
body{margin:0;background:${vars.color.paper};color:${vars.color.ink};${typography.body.replaceAll('\n', '')}}
h1,h2,h3,h4,h5,h6{margin:0;font:inherit;text-wrap:balance;overflow-wrap:break-word}
p,ul,ol,dl,dd,figure,blockquote,fieldset{margin:0}
p,li,dd{text-wrap:pretty}
fieldset{min-inline-size:0;padding:0;border:0}
legend{padding:0}
img,svg,video{display:block;max-inline-size:100%}
button,input,textarea,select{font:inherit;letter-spacing:inherit;color:inherit}
a{color:inherit}
@media ${media.reducedMotion}{*,*::before,*::after{scroll-behavior:auto!important}}
`;

/**
 * The theme sheet: the colours and shadows of both themes as custom properties, the fallback fonts
 * of the fonts, and a light base for the document.
 *
 * The system's choice decides unless the root element carries `data-theme="light"` or `"dark"`; the
 * attribute also works on any part of the page. `data-surface="night"`, and `data-surface` with a
 * stock, `signal` or `screen` (a phone's), give the interface inside the colours that are readable
 * there.
 */
export const themeCss: string = fallbackFaceCss + schemes + forced + base;
