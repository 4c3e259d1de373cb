import { isLocale, DEFAULT_LOCALE } from '@waypage/content';
import { loadMessages } from '@waypage/content/messages';
import text from '@waypage/ui/fonts/hanken-grotesk.woff2?url';
import display from '@waypage/ui/fonts/special-gothic.woff2?url';
import { fontFaceCss, themeCss } from '@waypage/ui/theme';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter } from 'react-router-dom';
import { createI18n } from '../i18n/create-i18n.ts';
import { localeBase, pathWithoutLocale } from '../i18n/localized-path.ts';
import { findPage } from '../services/pages.ts';
import { App } from './App.tsx';
import { createIslands } from './islands.ts';
import { findRootElement } from './root-element.ts';
import { createScreens, pageNamespaces } from './screens.ts';

// The development server has no prerendered pages: this entry renders from nothing.
const root = findRootElement();
const prefix = location.pathname.split('/')[1];
const locale = isLocale(prefix) ? prefix : DEFAULT_LOCALE;
const page = findPage(pathWithoutLocale(location.pathname));
document.documentElement.lang = locale;
const style = document.createElement('style');
style.textContent = fontFaceCss({ display, text }) + themeCss;
document.head.append(style);

const i18n = createI18n(locale, await loadMessages(locale, await pageNamespaces(page)));
const islands = createIslands(i18n);
const screens = createScreens(i18n, islands);
createRoot(root).render(
  <I18nextProvider i18n={i18n}>
    <BrowserRouter basename={localeBase(locale)}>
      <App screens={screens} islands={islands} />
    </BrowserRouter>
  </I18nextProvider>,
);
