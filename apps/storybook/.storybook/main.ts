import type { StorybookConfig } from '@storybook/react-vite';
import { fontFaceCss } from '@waypage/ui/theme/source';
import remarkGfm from 'remark-gfm';
import type { Indexer } from 'storybook/internal/types';
import { defaultClientConditions, mergeConfig } from 'vite';
import { managerCss } from './manager-css.ts';
import { searchSynonyms, SYNONYMS_SEPARATOR } from './search-synonyms.ts';

// Relative URLs, so that the built Storybook also works from a subfolder.
const fonts = fontFaceCss({
  display: './fonts/special-gothic.woff2',
  text: './fonts/hanken-grotesk.woff2',
});

/**
 * A story in an iframe of a docs page sends its globals to the page, which would adopt them. Registered before
 * Storybook's own listener, this one stops such messages.
 */
const ignoreFrames = `<script>
addEventListener('message', (event) => {
  if (event.source !== parent && String(event.data).includes('storybook-channel')) event.stopImmediatePropagation();
});
</script>`;

/** Wraps an indexer of Storybook: adds the synonyms of a component to the name of its first story, for the search. */
function withSynonyms(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => {
      const [first, ...rest] = await indexer.createIndex(file, options);
      if (!first) return [];
      const synonyms = searchSynonyms[first.title ?? ''];
      const name = first.name ?? first.exportName;
      return [
        { ...first, ...(synonyms && { name: name + SYNONYMS_SEPARATOR + synonyms }) },
        ...rest,
      ];
    },
  };
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../*.mdx',
    '../foundations/*.mdx',
    '../packages/*.mdx',
    '../patterns/*.stories.tsx',
    '../../../packages/ui/src/**/*.mdx',
    '../../../packages/ui/src/**/*.stories.tsx',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  staticDirs: ['./public', { from: '../../../packages/ui/fonts', to: '/fonts' }],
  experimental_indexers: (indexers = []) => indexers.map(withSynonyms),
  // Hidden in the sidebar unless its filter includes them.
  tags: { interaction: { defaultFilterSelection: 'exclude' } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  managerHead: (head) => `${head ?? ''}<style>${fonts}${managerCss}</style>`,
  previewHead: (head) => `${ignoreFrames}${head ?? ''}<link rel="icon" href="./favicon.svg" />`,
  viteFinal: (viteConfig) =>
    mergeConfig(viteConfig, {
      // The kit from its sources, for immediate updates on edits.
      resolve: { conditions: ['@waypage/source', ...defaultClientConditions] },
      oxc: { plugins: { styledComponents: { fileName: false } } },
      // "use client" is for servers; here it would cause a warning for each of several hundred modules.
      build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
    }),
};

export default config;
