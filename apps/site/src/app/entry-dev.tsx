import { isLocale, DEFAULT_LOCALE } from '@waypage/content';
import { loadMessages } from '@waypage/content/messages';
import text from '@waypage/ui/fonts/hanken-grotesk.woff2?url';
import display from '@waypage/ui/fonts/special-gothic.woff2?url';
import { fontFaceCss, themeCss } from '@waypage/ui/theme';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '../i18n/create-i18n.ts';
import { pathWithoutLocale } from '../i18n/localized-path.ts';
import { findPage } from '../services/pages.ts';
import { App } from './App.tsx';
import { createIslands } from './islands.ts';
import { createNavigationGuard } from './navigation/navigation-guard.ts';
import { findRootElement } from './root-element.ts';
import { createScreens, pageNamespaces } from './screens.ts';
import { SiteRouter } from './navigation/SiteRouter.tsx';

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
await screens.preload(page);
createRoot(root).render(
  <I18nextProvider i18n={i18n}>
    <SiteRouter locale={locale} guard={createNavigationGuard(i18n, screens)}>
      <App screens={screens} islands={islands} />
    </SiteRouter>
  </I18nextProvider>,
);
