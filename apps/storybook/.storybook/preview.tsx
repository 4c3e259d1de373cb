import type { Preview } from '@storybook/react-vite';
import text from '@waypage/ui/fonts/hanken-grotesk.woff2?url';
import display from '@waypage/ui/fonts/special-gothic.woff2?url';
import { Section, type Surface } from '@waypage/ui/layout';
import { fontFaceCss, themeCss, typography } from '@waypage/ui/theme';
import { useEffect } from 'react';
import { docsTheme } from './theme.ts';

const sheet = document.createElement('style');
sheet.textContent = [
  fontFaceCss({ display, text }),
  themeCss,
  `.sbdocs-content .sbdocs-title { ${typography.h2} }`,
  `.sbdocs-content :is(h2, h3)[id] { text-transform: none; ${typography.h3} }`,
].join('\n');
document.head.prepend(sheet);

/** What the toolbar sets. */
interface Globals {
  readonly theme: '' | 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  readonly surface: Surface;
}

const items = (...values: readonly string[]) =>
  values.map((value) => ({ value, title: value || 'system' }));

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: {
      test: 'error',
      options: {
        runOnly: [
          'wcag2a',
          'wcag2aa',
          'wcag21a',
          'wcag21aa',
          'wcag22aa',
          'best-practice',
          'experimental',
        ],
      },
    },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { theme: docsTheme },
    options: {
      storySort: { order: ['Foundations', 'Text', 'Controls', 'Devices', 'Objects', 'Layout'] },
    },
  },
  initialGlobals: { theme: '', direction: 'ltr', surface: 'paper' },
  globalTypes: {
    theme: {
      description: 'Colour theme',
      toolbar: {
        icon: 'contrast',
        title: 'Theme',
        dynamicTitle: true,
        items: items('', 'light', 'dark'),
      },
    },
    direction: {
      description: 'Direction of the language',
      toolbar: {
        icon: 'transfer',
        title: 'Direction',
        dynamicTitle: true,
        items: items('ltr', 'rtl'),
      },
    },
    surface: {
      description: 'What the story stands on',
      toolbar: {
        icon: 'paintbrush',
        title: 'Surface',
        dynamicTitle: true,
        items: items('paper', 'sheet', 'mist', 'night', 'signal', 'manila', 'bone'),
      },
    },
  },
  decorators: [
    function Stage(Story, { globals, parameters }) {
      const { theme, direction, surface } = globals as Globals;
      useEffect(() => {
        const root = document.documentElement;
        root.dir = direction;
        if (theme) root.dataset['theme'] = theme;
        else delete root.dataset['theme'];
      }, [theme, direction]);
      if (parameters['layout'] === 'fullscreen') return <Story />;
      return (
        <Section surface={surface} render={<div />} style={{ padding: 24 }}>
          <Story />
        </Section>
      );
    },
  ],
};

export default preview;
