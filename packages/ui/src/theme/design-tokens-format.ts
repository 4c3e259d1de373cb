import { hexChannels, mapChannels, type Channels } from './color-math.js';
import { brandSheet, type ThemeOptions } from './create-theme.js';
import {
  fixedColors,
  kitColors,
  type Declarations,
  type ThemeSheetOptions,
} from './theme-sheet.js';
import { inverseColors, tokens, type ThemeColors, type TypeStyle } from './tokens.js';

/** A JSON value. */
export type JsonValue =
  | string
  | number
  | boolean
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };

/** A group of tokens as the Design Tokens format defines it: tokens and groups by name, and `$type`. */
export type DesignTokens = Readonly<Record<string, JsonValue>>;

/** Widths of the window, in pixels, for which fluid lengths are resolved. */
const VIEWPORTS = { phone: 390, desktop: 1440 } as const;

const UNITS: Readonly<Record<string, (viewport: number) => number>> = {
  px: () => 1,
  rem: () => 16,
  vw: (viewport) => viewport / 100,
};

const same = (length = Number.NaN): number => length;

const FUNCTIONS: Readonly<Record<string, (...lengths: number[]) => number>> = {
  '': same,
  calc: same,
  min: Math.min,
  max: Math.max,
  clamp: (min = Number.NaN, length = Number.NaN, max = Number.NaN) =>
    Math.max(min, Math.min(length, max)),
};

const numberOf = (text: string): number => (/^-?[\d.]+$/.test(text) ? Number(text) : Number.NaN);

/** Computes numbers with operators between them, the last operator last. */
function compute(text: string): number {
  const [, sum = '', sign, term = ''] = /^(.+)\s([-+])\s(.+)$/.exec(text) ?? [];
  if (sign) return compute(sum) + (sign === '-' ? -1 : 1) * compute(term);
  const [, product = '', operator, factor = ''] = /^(.+)([*/])(.+)$/.exec(text) ?? [];
  if (!operator) return numberOf(text.trim());
  const by = numberOf(factor.trim());
  return operator === '*' ? compute(product) * by : compute(product) / by;
}

/**
 * Resolves a CSS length to pixels for a width of the window in pixels, with a root font size of 16 px: numbers in px,
 * rem and vw, and `calc`, `min`, `max` and `clamp` of them. Undefined for anything else, such as `2em` or `var(--x)`.
 */
export function cssLength(css: string, viewport: number): number | undefined {
  let text = css.replace(/(-?[\d.]+)(px|rem|vw)\b/g, (_, number: string, unit: string) =>
    String(Number(number) * (UNITS[unit]?.(viewport) ?? Number.NaN)),
  );
  // The innermost function first.
  for (let before = ''; text !== before;) {
    before = text;
    text = text.replace(/(\w*)\(([^()]*)\)/, (_, name: string, list: string) =>
      String(FUNCTIONS[name]?.(...list.split(',').map(compute))),
    );
  }
  const length = compute(text);
  return Number.isFinite(length) ? Math.round(length * 100) / 100 : undefined;
}

const mapValues = <Value, Result>(
  values: Readonly<Record<string, Value>>,
  change: (value: Value, name: string) => Result | undefined,
): Record<string, Result> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const result = change(value, name);
      return result === undefined ? [] : [[name, result]];
    }),
  );

const px = (value: number): JsonValue => ({ value, unit: 'px' });
const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/** Parses `#RRGGBB` and `rgb(1 2 3 / 0.5)`. Undefined for another notation. */
function colorValue(css: string): Record<string, JsonValue> | undefined {
  const rgbMatch = /^rgb\((\d+) (\d+) (\d+)(?: \/ ([\d.]+))?\)$/.exec(css);
  const channels: Channels | undefined = rgbMatch
    ? [Number(rgbMatch[1]), Number(rgbMatch[2]), Number(rgbMatch[3])]
    : /^#[\da-f]{6}$/i.test(css)
      ? hexChannels(css)
      : undefined;
  if (!channels) return undefined;
  const alpha = Number(rgbMatch?.[4] ?? 1);
  const hex = channels.map((channel) => channel.toString(16).padStart(2, '0')).join('');
  return {
    colorSpace: 'srgb',
    components: mapChannels(channels, (channel) => rounded(channel / 255, 4)),
    ...(alpha < 1 && { alpha }),
    hex: `#${hex.toUpperCase()}`,
  };
}

/** Returns a length, or for a fluid one a group with its values at two widths of the window. */
function dimension(css: string): DesignTokens | undefined {
  // For four different corners the first value, top left, represents them.
  const [first = css, ...more] = css.split(/\s+(?![^(]*\))/);
  const corners = more.length > 0 && !/[-+*/]/.test(more[0] ?? '');
  const [phone, desktop] = [VIEWPORTS.phone, VIEWPORTS.desktop].map((width) =>
    cssLength(corners ? first : css, width),
  );
  if (phone === undefined || desktop === undefined) return undefined;
  if (phone !== desktop) return { phone: { $value: px(phone) }, desktop: { $value: px(desktop) } };
  return { $value: px(phone), ...(corners && { $description: 'The corners at the top only.' }) };
}

function shadowValue(css: string): JsonValue {
  const layers = css.matchAll(/((?:-?[\d.]+(?:px)?\s+){2,4})(rgb\([^)]*\)|#[\da-f]{6})/gi);
  return [...layers].map(([, lengths = '', color = '']) => {
    const [x = 0, y = 0, blur = 0, spread = 0] = lengths.trim().split(/\s+/).map(Number.parseFloat);
    return {
      color: colorValue(color) ?? '',
      offsetX: px(x),
      offsetY: px(y),
      blur: px(blur),
      spread: px(spread),
    };
  });
}

const familyValue = (css: string): JsonValue =>
  css.split(',').map((name) => name.trim().replace(/^(['"])(.*)\1$/, '$2'));

interface TypeOptions {
  readonly viewport: number;
  readonly displayWeight: number;
  readonly tracking: number;
}

function typographyToken(
  { family, weight, width, size, line, tracking }: TypeStyle,
  { viewport, displayWeight, tracking: share }: TypeOptions,
): JsonValue | undefined {
  const fontSize = cssLength(size, viewport);
  if (fontSize === undefined) return undefined;
  const em = Number.parseFloat(tracking);
  return {
    $value: {
      fontFamily: `{font.family.${family}}`,
      fontSize: px(fontSize),
      fontWeight: family === 'display' ? displayWeight : weight,
      letterSpacing: px(rounded(em * share * fontSize, 2)),
      lineHeight: line,
    },
    ...(width && { $description: `Width of the font: ${tokens.font.width[width]}` }),
  };
}

/** A token that a color may be an alias of, by its path. Colors with the same value become aliases. */
type Reference = readonly [path: string, value: string];

function colorToken(css: string, references: readonly Reference[]): JsonValue | undefined {
  const same = references.find(([, value]) => value.toUpperCase() === css.toUpperCase());
  if (same) return { $value: `{${same[0]}}` };
  const value = colorValue(css);
  return value && { $value: value };
}

/** Interface colors that alias another one, unless a brand sets them. */
const ROLES: Readonly<Record<string, keyof typeof tokens.color.light>> = {
  line: 'ink',
  focus: 'ink',
  solid: 'ink',
  onSolid: 'paper',
  danger: 'signalText',
  disabled: 'lineSoft',
  onDisabled: 'ink3',
};

type Scheme = 'light' | 'dark';

const inverseOf = (colors: ThemeColors, scheme: Scheme) =>
  mapValues<string, JsonValue>(inverseColors(colors), (css) => {
    const [, byDay = '', atNight = ''] = /^light-dark\((.+), (.+)\)$/.exec(css) ?? [];
    return colorToken(scheme === 'light' ? byDay : atNight, []);
  });

function schemeColors(colors: ThemeColors, scheme: Scheme, group: string) {
  return mapValues(colors[scheme], (css, name) => {
    const role = ROLES[name];
    return colorToken(css, role ? [[`${group}.${role}`, colors[scheme][role]]] : []);
  });
}

function fixedColorGroups(colors: ThemeColors, groups: Readonly<Partial<Record<Scheme, string>>>) {
  const { light, dark, stock, printed } = colors;
  const of = (scheme: Scheme, name: keyof typeof light): Reference[] => {
    const group = groups[scheme];
    return group === undefined ? [] : [[`${group}.${name}`, colors[scheme][name]]];
  };
  const onPaper = (values: Declarations) =>
    mapValues(values, (css, name) =>
      colorToken(css, [
        ...(name in light ? of('light', name as keyof typeof light) : []),
        ['stock.onStock', stock.onStock],
        ['stock.onStock2', stock.onStock2],
      ]),
    );
  return {
    stock: mapValues<string, JsonValue>(stock, (css) => colorToken(css, [])),
    printed: mapValues(printed, (css, name) =>
      colorToken(
        css,
        { sheet: of('light', 'sheet'), text: of('light', 'ink2'), stripe: of('light', 'signal') }[
          name
        ] ?? [],
      ),
    ),
    surface: {
      night: mapValues(colors.night, (css, name) =>
        colorToken(css, name in dark ? of('dark', name as keyof typeof dark) : []),
      ),
      print: onPaper(colors.print),
      signal: onPaper(colors.onSignal),
    },
  };
}

/**
 * Returns the tokens of the kit, or of a brand, in the Design Tokens format (2025.10): colors and shadows of both
 * schemes, with aliases, fonts, type styles, lengths, durations and easings. Write it to a file as JSON.
 *
 * Fluid lengths are resolved at 390 and at 1440 px, in the groups `phone` and `desktop`. A value that the format cannot
 * express, such as a radius in `em`, is omitted.
 *
 * @param options The brand, as for `createTheme`; the kit's own by default.
 * @param scheme Only this scheme, with the same color names as the other one: one mode of a collection of variables in
 * Figma. Composite tokens, which variables do not support, are omitted. Both schemes by default.
 * @throws like `createTheme`.
 * @see https://www.designtokens.org/tr/2025.10/format/
 */
export function designTokens(options?: ThemeOptions, scheme?: 'light' | 'dark'): DesignTokens {
  const {
    colors,
    shadow,
    fixed = {},
  }: ThemeSheetOptions = options
    ? brandSheet(options)
    : { colors: kitColors, shadow: tokens.shadow, fixed: fixedColors(kitColors) };
  const weight = { ...tokens.font.weight, display: Number(fixed['weight']?.['display'] ?? 640) };
  const type = {
    displayWeight: weight.display,
    tracking: Number(fixed['type']?.['tracking'] ?? 1),
  };
  const dimensions = (values: Readonly<Record<string, string>>) => ({
    $type: 'dimension',
    ...mapValues(values, dimension),
  });
  const value = (json: JsonValue) => ({ $value: json });
  const styles = (viewport: number) =>
    mapValues<TypeStyle, JsonValue>(tokens.type, (style) =>
      typographyToken(style, { viewport, ...type }),
    );
  const inSchemes = (make: (name: Scheme, group: string) => Record<string, JsonValue>) =>
    scheme ? make(scheme, '') : { light: make('light', '.light'), dark: make('dark', '.dark') };
  const { stock, printed, surface } = fixedColorGroups(
    colors,
    scheme ? { [scheme]: 'color' } : { light: 'color.light', dark: 'color.dark' },
  );
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    color: {
      $type: 'color',
      ...inSchemes((name, group) => schemeColors(colors, name, `color${group}`)),
    },
    stock: { $type: 'color', ...stock },
    printed: { $type: 'color', ...printed },
    surface: { $type: 'color', ...surface },
    inverse: { $type: 'color', ...inSchemes((name) => inverseOf(colors, name)) },
    font: {
      family: {
        $type: 'fontFamily',
        ...mapValues({ ...tokens.font.family, ...fixed['font'] }, (css) => value(familyValue(css))),
      },
      weight: { $type: 'fontWeight', ...mapValues(weight, value) },
      width: {
        $type: 'number',
        ...mapValues(tokens.font.width, (percent) => value(Number.parseFloat(percent))),
      },
    },
    space: dimensions(mapValues(tokens.space, String)),
    layout: dimensions(tokens.layout),
    breakpoint: { $type: 'dimension', ...mapValues(tokens.breakpoint, (at) => value(px(at))) },
    radius: dimensions({ ...tokens.radius, ...fixed['radius'] }),
    size: dimensions({ ...tokens.size, ...fixed['size'] }),
    duration: {
      $type: 'duration',
      ...mapValues(tokens.duration, (ms) => value({ value: ms, unit: 'ms' })),
    },
    z: { $type: 'number', ...mapValues(tokens.z, value) },
    ...(scheme === undefined && {
      easing: {
        $type: 'cubicBezier',
        ...mapValues(tokens.easing, (css) => value((css.match(/[\d.]+/g) ?? []).map(Number))),
      },
      shadow: {
        $type: 'shadow',
        light: mapValues(shadow.light, (css) => value(shadowValue(css))),
        dark: mapValues(shadow.dark, (css) => value(shadowValue(css))),
      },
      type: {
        $type: 'typography',
        phone: styles(VIEWPORTS.phone),
        desktop: styles(VIEWPORTS.desktop),
      },
    }),
  };
}
