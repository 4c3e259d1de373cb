import { tokens } from '@waypage/ui/theme/source';
import { create, type ThemeVars } from 'storybook/theming';

const { light, dark } = tokens.color;

const brand = {
  brandTitle: 'Waypage',
  brandUrl: './',
  fontBase: tokens.font.family.text,
  appBorderRadius: 0,
  inputBorderRadius: 0,
} as const;

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
  barSelectedColor: dark.ink,
  inputBg: light.night2,
  inputBorder: dark.lineSoft,
  inputTextColor: dark.ink,
});

const page = (base: 'light' | 'dark'): ThemeVars => {
  const color = tokens.color[base];
  return create({
    ...brand,
    base,
    colorPrimary: color.signalText,
    colorSecondary: color.signalText,
    appBg: color.paper,
    appContentBg: color.sheet,
    appPreviewBg: color.paper,
    appBorderColor: color.lineSoft,
    textColor: color.ink,
    textMutedColor: color.ink2,
    barBg: color.sheet,
    barTextColor: color.ink2,
    inputBg: color.paper,
    inputBorder: color.line,
    inputTextColor: color.ink,
    buttonBg: color.sheet,
    buttonBorder: color.line,
    booleanBg: color.sheet,
    booleanSelectedBg: color.lineSoft,
  });
};

export const docsThemes: Readonly<Record<'light' | 'dark', ThemeVars>> = {
  light: page('light'),
  dark: page('dark'),
};
