import type { Globals } from './globals.ts';
import { showSecondBrand } from './second-brand.ts';
import { stillMotion } from './still-motion.ts';

/** Puts the toolbar's choices on the document, as an application would. */
export function applyGlobals({ theme, brand, language, direction, motion }: Globals): void {
  const root = document.documentElement;
  root.lang = language;
  root.dir = direction;
  if (theme) root.dataset['theme'] = theme;
  else delete root.dataset['theme'];
  showSecondBrand(brand === 'second');
  stillMotion(motion === 'reduced');
}
