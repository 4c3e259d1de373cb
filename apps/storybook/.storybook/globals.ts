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

/** A menu of the toolbar, with the titles of the values in their order. */
const menu = <Name extends keyof Globals>(
  description: string,
  icon: 'contrast' | 'globe' | 'lightning' | 'paintbrush' | 'star' | 'transfer',
  titles: Readonly<Partial<Record<Globals[Name], string>>>,
) => {
  const items = Object.entries(titles as Record<string, string>).map(([value, title]) => ({
    value,
    title,
  }));
  return { description, toolbar: { icon, dynamicTitle: true, items } };
};

export const globalTypes = {
  theme: menu<'theme'>('Color theme', 'contrast', {
    '': 'System theme',
    light: 'Light',
    dark: 'Dark',
  }),
  brand: menu<'brand'>('Brand', 'star', {
    waypage: 'Waypage',
    second: 'A second brand',
    own: 'Your brand',
  }),
  language: menu<'language'>('Language of the document', 'globe', {
    en: 'English',
    es: 'Español',
    fr: 'Français',
    ar: 'Arabic words, right to left',
    he: 'Hebrew words, right to left',
  }),
  direction: menu<'direction'>('Text direction', 'transfer', {
    ltr: 'Left to right',
    rtl: 'Right to left',
  }),
  surface: menu<'surface'>('Surface below the story', 'paintbrush', {
    paper: 'Paper',
    sheet: 'Sheet',
    mist: 'Mist',
    night: 'Night',
    signal: 'Signal',
    manila: 'Manila',
    bone: 'Bone',
  }),
  motion: menu<'motion'>('Motion', 'lightning', {
    system: 'System motion',
    reduced: 'Reduced motion',
  }),
} satisfies Preview['globalTypes'];
