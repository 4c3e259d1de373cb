import type { Surface } from '@waypage/ui/layout';
import type { Preview } from '@storybook/react-vite';

export interface Globals {
  /** Color theme; empty: that of the system. */
  readonly theme: '' | 'light' | 'dark';
  /** The kit's own brand, another one created by `createTheme`, or that of the page "Your brand". */
  readonly brand: 'waypage' | 'second' | 'own';
  readonly language: 'en' | 'es' | 'fr' | 'ar' | 'he';
  readonly direction: 'ltr' | 'rtl';
  readonly surface: Surface;
  /** `reduced` simulates a preference for reduced motion. */
  readonly motion: 'system' | 'reduced';
}

export const initialGlobals: Globals = {
  theme: '',
  brand: 'waypage',
  language: 'en',
  direction: 'ltr',
  surface: 'paper',
  motion: 'system',
};

/** Titles of the values, in the order of the toolbar's menu. */
const choice = <Name extends keyof Globals>(
  titles: Partial<Record<Globals[Name], string>>,
): { dynamicTitle: true; items: { value: string; title: string }[] } => ({
  dynamicTitle: true,
  items: Object.entries<string>(titles as Record<string, string>).map(([value, title]) => ({
    value,
    title,
  })),
});

export const globalTypes = {
  theme: {
    description: 'Colour theme',
    toolbar: {
      icon: 'contrast',
      ...choice<'theme'>({ '': 'System theme', light: 'Light', dark: 'Dark' }),
    },
  },
  brand: {
    description: 'Brand',
    toolbar: {
      icon: 'star',
      ...choice<'brand'>({ waypage: 'Waypage', second: 'A second brand', own: 'Your brand' }),
    },
  },
  language: {
    description: 'Language of the document',
    toolbar: {
      icon: 'globe',
      ...choice<'language'>({
        en: 'English',
        es: 'Español',
        fr: 'Français',
        ar: 'Arabic words, right to left',
        he: 'Hebrew words, right to left',
      }),
    },
  },
  direction: {
    description: 'Direction of the language',
    toolbar: {
      icon: 'transfer',
      ...choice<'direction'>({ ltr: 'Left to right', rtl: 'Right to left' }),
    },
  },
  surface: {
    description: 'Background of the story',
    toolbar: {
      icon: 'paintbrush',
      ...choice<'surface'>({
        paper: 'Paper',
        sheet: 'Sheet',
        mist: 'Mist',
        night: 'Night',
        signal: 'Signal',
        manila: 'Manila',
        bone: 'Bone',
      }),
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'lightning',
      ...choice<'motion'>({ system: 'System motion', reduced: 'Reduced motion' }),
    },
  },
} satisfies Preview['globalTypes'];
