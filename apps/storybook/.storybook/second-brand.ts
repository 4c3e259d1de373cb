import { createTheme, type ThemeOptions } from '@waypage/ui/theme';

/** Another brand than the kit's own in everything that one can set: colour, fonts, corners. */
export const SECOND_BRAND: ThemeOptions = {
  colors: { signal: '#1D4ED8', ink: '#14213D', paper: '#F4F6FB' },
  fonts: { display: "Georgia, 'Liberation Serif', serif", displayWeight: 700, tracking: 0.3 },
  radius: '10px',
};

const sheet = document.createElement('style');
sheet.textContent = createTheme(SECOND_BRAND);

/** Shows the document in the second brand, or in the kit's own. */
export function showSecondBrand(shown: boolean): void {
  // Below the kit's own sheet, whose place it takes.
  if (shown) document.head.append(sheet);
  else sheet.remove();
}
