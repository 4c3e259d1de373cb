import { afterEach as runAxe } from '@storybook/addon-a11y/preview';
import { showBrand } from './brands.ts';

/**
 * Runs axe again on the final state of the story, in both brands, themes and directions: every story is tested in all
 * eight without rerunning it. In `test:all` only: in the Storybook UI the theme would flicker.
 */
export const runAxeInOtherThemes: typeof runAxe = async (context) => {
  if ((import.meta.env['TEST_ALL'] ?? '') === '') return;
  const root = document.documentElement;
  const { dir } = root;
  const { theme } = root.dataset;
  const still = document.createElement('style');
  // Colors would be measured in the middle of a transition between themes.
  still.textContent = '*, *::before, *::after { transition: none !important; }';
  document.head.append(still);
  try {
    for (const direction of ['ltr', 'rtl']) {
      root.dir = direction;
      for (const brand of ['waypage', 'second'] as const) {
        showBrand(brand, '');
        for (const scheme of ['light', 'dark']) {
          root.dataset['theme'] = scheme;
          await runAxe(context);
        }
      }
    }
  } finally {
    root.dir = dir;
    if (theme === undefined) delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
    showBrand('waypage', '');
    still.remove();
  }
};
