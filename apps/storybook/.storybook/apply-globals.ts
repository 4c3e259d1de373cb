import type { Globals } from './globals.ts';
import { isOtherScript, showScript } from './other-scripts.ts';
import { loadCustomBrand, showBrand } from './brands.ts';
import { simulateReducedMotion } from './simulate-reduced-motion.ts';

/** Returns the direction of the toolbar; for a right-to-left script, that of the language. */
export const directionOf = ({
  language,
  direction,
}: Pick<Globals, 'language' | 'direction'>): Globals['direction'] =>
  isOtherScript(language) ? 'rtl' : direction;

export function applyGlobals({
  theme,
  brand,
  customBrand = loadCustomBrand(),
  language,
  direction,
  motion,
}: Globals & { readonly customBrand?: string }): void {
  const root = document.documentElement;
  root.lang = language;
  root.dir = directionOf({ language, direction });
  showScript(isOtherScript(language) ? language : undefined);
  if (theme) root.dataset['theme'] = theme;
  else delete root.dataset['theme'];
  showBrand(brand, customBrand);
  simulateReducedMotion(motion === 'reduced');
}
