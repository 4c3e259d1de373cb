import { afterEach as runAxe } from '@storybook/addon-a11y/preview';
import { showSecondBrand } from './second-brand.ts';

/**
 * Runs axe again, in the other theme and in both themes of a second brand, on the final state of the story: every story
 * is tested in all four without rerunning it. In `test:all` only: `test` covers one dark story per component, and in
 * the Storybook UI the theme would flicker.
 */
export const runAxeInOtherThemes: typeof runAxe = async (context) => {
  if ((import.meta.env['TEST_ALL'] ?? '') === '') return;
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  const still = document.createElement('style');
  // Colors would be measured in the middle of a transition between themes.
  still.textContent = '*, *::before, *::after { transition: none !important; }';
  document.head.append(still);
  try {
    dataset['theme'] = theme === 'dark' ? 'light' : 'dark';
    await runAxe(context);
    showSecondBrand(true);
    for (const scheme of ['light', 'dark']) {
      dataset['theme'] = scheme;
      await runAxe(context);
    }
  } finally {
    if (theme === undefined) delete dataset['theme'];
    else dataset['theme'] = theme;
    showSecondBrand(false);
    still.remove();
  }
};
