import { LOCALE_DIRECTIONS } from '@waypage/content';
import { loadMessages } from '@waypage/content/messages';
import text from '@waypage/ui/fonts/hanken-grotesk.woff2?url';
import display from '@waypage/ui/fonts/special-gothic.woff2?url';
import { baseCss, fontFaceCss, themeCss } from '@waypage/ui/theme';
import { localeOfPath, pathWithoutLocale } from '#services/i18n/localized-path.ts';
import { MAIN_ID, islandId } from '#layout/page/element-ids.ts';
import { findPage, islandNamesOf, pageNamespaces } from '#pages/page-registry.ts';
import { start } from './entry-client.tsx';
import { PAGE_CSS } from '#layout/page/page-css.ts';
import { findRootElement } from './page-data.ts';

// The development server does not prerender: the islands are empty, and React renders each on the client.
const locale = localeOfPath(location.pathname);
const page = findPage(pathWithoutLocale(location.pathname));
Object.assign(document.documentElement, { lang: locale, dir: LOCALE_DIRECTIONS[locale] });
const style = document.createElement('style');
style.textContent = fontFaceCss({ display, text }) + themeCss + baseCss + PAGE_CSS;
document.head.append(style);

const { above, main, below } = islandNamesOf(page.route);
const emptyIslands = (names: readonly string[]) =>
  names.map((name) => `<div id="${islandId(name)}" data-island="${name}"></div>`).join('');
const root = findRootElement();
Object.assign(root.dataset, { locale, route: page.route });
root.innerHTML = `${emptyIslands(above)}<main id="${MAIN_ID}" tabindex="-1">${emptyIslands(main)}</main>${emptyIslands(below)}`;

await start(await loadMessages(locale, await pageNamespaces(page)));
