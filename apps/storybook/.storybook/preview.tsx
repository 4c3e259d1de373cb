import { Meta } from '@storybook/addon-docs/blocks';
import type { Preview } from '@storybook/react-vite';
import text from '@waypage/ui/fonts/hanken-grotesk.woff2?url';
import display from '@waypage/ui/fonts/special-gothic.woff2?url';
import { configure } from 'storybook/test';
import { AXE_TAGS } from '@waypage/scripts/testing/axe-tags.ts';
import { Playground } from './blocks.tsx';
import { leaveFocusToPage } from './focus-in-frames.ts';
import { globalTypes, initialGlobals, type Globals } from './globals.ts';
import { inferControls } from './infer-controls.ts';
import { runAxeInOtherThemes } from './other-themes.ts';
import { Page } from './Page.tsx';
import { previewCss } from './page-css.ts';
import { Stage, StoryDocument } from './StoryDocument.tsx';

// The default of one second is too short on a busy machine, or in an engine without GPU.
configure({ asyncUtilTimeout: 5000 });

leaveFocusToPage();

const sheet = document.createElement('style');
sheet.textContent = previewCss({ display, text });
document.head.prepend(sheet);

const preview: Preview = {
  // Every component has one, and there is nothing to set.
  argTypes: { ref: { table: { disable: true } } },
  argTypesEnhancers: [inferControls],
  parameters: {
    a11y: {
      // In `test:all`, and while one works on a story.
      test: import.meta.env['TEST_ALL'] === '' ? 'off' : 'error',
      // Focus guards of Base UI at both ends of an open popup: they pass the focus on immediately.
      context: { exclude: ['[data-base-ui-focus-guard]'] },
      options: {
        runOnly: [...AXE_TAGS],
      },
    },
    backgrounds: { disable: true },
    // The sizes of the kit's screenshots.
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    controls: { expanded: true },
    docs: {
      container: Page,
      // Its last button opens the story on its own, at a URL that can be shared.
      canvas: { withToolbar: true },
      // Components that the MDX pages use without an import.
      components: { Meta, Playground },
      // A story that only tests an interaction looks like another one.
      stories: { filter: ({ tags }: { tags: string[] }) => !tags.includes('interaction') },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          ['Color, type, shape', 'Devices', 'Motion', 'Icons', 'Tokens', "Do and don't"],
          'Theme',
          'Text',
          'Controls',
          'Devices',
          'Marketing',
          'Data',
          'Layout',
          'Patterns',
          'Packages',
          'What changed',
        ],
      },
    },
  },
  initialGlobals,
  globalTypes,
  afterEach: runAxeInOtherThemes,
  decorators: [
    (Story, { globals, storyGlobals, parameters, viewMode }) => {
      const chosen = globals as Globals;
      const ofStory = storyGlobals as Partial<Globals>;
      const bare = parameters['layout'] === 'fullscreen';
      return viewMode === 'docs' ? (
        <Stage globals={chosen} onPage bare={bare}>
          <Story />
        </Stage>
      ) : (
        <StoryDocument globals={chosen} storyGlobals={ofStory} bare={bare}>
          <Story />
        </StoryDocument>
      );
    },
  ],
};

export default preview;
