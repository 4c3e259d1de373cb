import { addons } from 'storybook/manager-api';
import { WORDS_SEPARATOR } from './words-separator.ts';
import { managerTheme } from './theme.ts';

addons.setConfig({
  theme: managerTheme,
  layout: { navSize: 252 },
  sidebar: { renderLabel: ({ name }) => name.split(WORDS_SEPARATOR)[0] },
});
