import { createTheme, type ThemeOptions } from '@waypage/ui/theme';

export const SECOND_BRAND: ThemeOptions = {
  colors: { signal: '#1D4ED8', ink: '#14213D', paper: '#F4F6FB' },
  fonts: { display: "Georgia, 'Liberation Serif', serif", displayWeight: 700, tracking: 0.3 },
  radius: '10px',
};

const sheet = document.createElement('style');
sheet.textContent = createTheme(SECOND_BRAND);

export function showSecondBrand(shown: boolean): void {
  // Appended last, so that it overrides the kit's own sheet.
  if (shown) document.head.append(sheet);
  else sheet.remove();
}
