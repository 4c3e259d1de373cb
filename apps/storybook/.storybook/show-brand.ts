import { createTheme, type ThemeOptions } from '@waypage/ui/theme';
import type { Globals } from './globals.ts';
import { readBrand } from './own-brand.ts';

const SECOND_BRAND: ThemeOptions = {
  colors: { signal: '#1D4ED8', ink: '#14213D', paper: '#F4F6FB' },
  fonts: { display: "Georgia, 'Liberation Serif', serif", displayWeight: 700, tracking: 0.3 },
  radius: '10px',
};

/** Undefined for the kit's own brand, and while the text of the own brand is invalid. */
export function optionsOf(brand: Globals['brand'], ownBrand: string): ThemeOptions | undefined {
  if (brand === 'own') return readBrand(ownBrand).brand?.options;
  return brand === 'second' ? SECOND_BRAND : undefined;
}

const sheet = document.createElement('style');

/** Keeps the last valid sheet while the text of the own brand is invalid. */
export function showBrand(brand: Globals['brand'], ownBrand: string): void {
  const options = optionsOf(brand, ownBrand);
  if (options) sheet.textContent = createTheme(options);
  // Appended last, so that it overrides the kit's own sheet.
  if (options && !sheet.isConnected) document.head.append(sheet);
  if (!options && brand !== 'own') sheet.remove();
}
