import { addons } from 'storybook/manager-api';
import { SYNONYMS_SEPARATOR } from './search-synonyms.ts';
import { managerTheme } from './theme.ts';

addons.setConfig({
  theme: managerTheme,
  layout: { navSize: 252 },
  sidebar: {
    renderLabel: ({ name, type, tags }) => {
      const [label = name] = name.split(SYNONYMS_SEPARATOR);
      const mark = ['new', 'deprecated'].find((tag) => tags.includes(tag));
      return type === 'component' && mark ? `${label} (${mark})` : label;
    },
  },
});
