import { afterEach as runAxe } from '@storybook/addon-a11y/preview';

/**
 * Runs axe a second time, in the other theme, on what the story's interaction left: every story is
 * tested in light and dark without a second run of all stories. In `test:all` only: `test` has the story of each
 * component that is dark, and in the catalogue the theme would flicker.
 */
export const runAxeInTheOtherTheme: typeof runAxe = async (context) => {
  if ((import.meta.env['TEST_ALL'] ?? '') === '') return;
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  const still = document.createElement('style');
  // A colour on its way from one theme to the other is neither.
  still.textContent = '*, *::before, *::after { transition: none !important; }';
  document.head.append(still);
  dataset['theme'] = theme === 'dark' ? 'light' : 'dark';
  try {
    await runAxe(context);
  } finally {
    if (theme === undefined) delete dataset['theme'];
    else dataset['theme'] = theme;
    still.remove();
  }
};
