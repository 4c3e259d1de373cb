import { tokens } from '@waypage/ui/theme';
import { create, type ThemeVars } from 'storybook/theming';

const { light, dark } = tokens.color;

const brand = {
  brandTitle: 'Waypage',
  brandUrl: './',
  fontBase: tokens.font.family.text,
  appBorderRadius: 0,
  inputBorderRadius: 0,
} as const;

/** The catalogue's frame: the shop at night. */
export const managerTheme: ThemeVars = create({
  ...brand,
  base: 'dark',
  colorPrimary: dark.signal,
  colorSecondary: dark.signal,
  appBg: light.night,
  appContentBg: light.night2,
  appPreviewBg: light.paper,
  appBorderColor: dark.lineSoft,
  textColor: dark.ink,
  textMutedColor: dark.ink2,
  barBg: light.night,
  barTextColor: dark.ink2,
  barHoverColor: dark.ink,
  barSelectedColor: dark.signal,
  inputBg: light.night2,
  inputBorder: dark.lineSoft,
  inputTextColor: dark.ink,
});

/** The pages: ink on paper. */
export const docsTheme: ThemeVars = create({
  ...brand,
  base: 'light',
  colorPrimary: light.signalText,
  colorSecondary: light.signalText,
  appBg: light.paper,
  appContentBg: light.paper,
  appPreviewBg: light.paper,
  appBorderColor: light.lineSoft,
  textColor: light.ink,
  textMutedColor: light.ink2,
  barBg: light.paper,
});
