import { createTheme, type ThemeOptions } from '@waypage/ui/theme';
import type { Globals } from './globals.ts';

const KEY = 'waypage-kit-brand';

const EXAMPLE = `{
  "colors": { "signal": "#0F766E", "ink": "#132A2A" },
  "fonts": { "display": "Georgia, serif", "displayWeight": 650 },
  "radius": "12px",
  "density": "comfortable"
}
`;

export function loadCustomBrand(): string {
  try {
    return localStorage.getItem(KEY) ?? EXAMPLE;
  } catch {
    // Storage is blocked.
    return EXAMPLE;
  }
}

export function storeCustomBrand(text: string): void {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Storage is blocked or full: the text is kept in memory only.
  }
}

export type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export interface BrandReading {
  /** The parsed object; undefined for invalid JSON. */
  readonly fields?: Fields;
  /** Undefined if there are problems. */
  readonly brand?: { readonly options: ThemeOptions; readonly css: string };
  readonly problems: readonly string[];
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Reads `brand.json`. Never throws. */
export function readBrand(text: string): BrandReading {
  let fields: unknown;
  try {
    fields = JSON.parse(text);
  } catch (error) {
    return { problems: [`This is not valid JSON yet: ${messageOf(error)}`] };
  }
  if (!isFields(fields)) {
    return { problems: ['A brand is an object: { "colors": { "signal": "#1D4ED8" } }'] };
  }
  const options = { colors: {}, ...fields } as ThemeOptions;
  try {
    return { fields, brand: { options, css: createTheme(options) }, problems: [] };
  } catch (error) {
    const problems = messageOf(error)
      .replace(/^\[@waypage\/ui\] /, '')
      .split('\n');
    return { fields, problems };
  }
}

/** Path in `brand.json`: `['radius']`, `['colors', 'signal']`. */
export type BrandPath = readonly [group: string, name?: string];

export function valueAt(fields: Fields, [group, name]: BrandPath): unknown {
  const value = fields[group];
  return name === undefined || !isFields(value) ? value : value[name];
}

/** Returns the text with another value at a path. An empty value removes the property. */
export function changeBrand(fields: Fields, [group, name]: BrandPath, text: string): string {
  const value = text === '' ? undefined : text;
  const old = fields[group];
  const changed = name === undefined ? value : { ...(isFields(old) && old), [name]: value };
  return JSON.stringify({ ...fields, [group]: changed }, undefined, 2);
}

const SECOND_BRAND: ThemeOptions = {
  colors: { signal: '#1D4ED8', ink: '#14213D', paper: '#F4F6FB' },
  fonts: { display: "Georgia, 'Liberation Serif', serif", displayWeight: 700, tracking: 0.3 },
  radius: '10px',
};

/** Undefined for the kit's own brand, and while the text of the own brand is invalid. */
export function optionsOf(brand: Globals['brand'], customBrand: string): ThemeOptions | undefined {
  if (brand === 'own') return readBrand(customBrand).brand?.options;
  return brand === 'second' ? SECOND_BRAND : undefined;
}

const sheet = document.createElement('style');

/** Keeps the last valid sheet while the text of the own brand is invalid. */
export function showBrand(brand: Globals['brand'], customBrand: string): void {
  const options = optionsOf(brand, customBrand);
  if (options) sheet.textContent = createTheme(options);
  // Appended last, so that it overrides the kit's own sheet.
  if (options && !sheet.isConnected) document.head.append(sheet);
  if (!options && brand !== 'own') sheet.remove();
}
