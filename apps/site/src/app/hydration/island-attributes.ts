import { DEFAULT_LOCALE, type Locale } from '@waypage/content';
import { isMostlyEnglish } from '@waypage/content/messages';
import { islandId } from '#layout/page/island-id.ts';
import { findPageDefinition, findIsland, type Page, type IslandName } from '#pages/find-page.ts';

/**
 * The attributes of the element of an island. It has the default language where little of what the island says is translated yet, so
 * that screen readers and translators take it for what it is.
 */
export function islandAttributes(
  name: IslandName,
  { route }: Pick<Page, 'route'>,
  locale: Locale,
): Readonly<Record<string, string>> {
  const { namespaces = [] } = findIsland(name);
  const said = namespaces.length > 0 ? namespaces : findPageDefinition(route).namespaces;
  const isEnglish = said.every((namespace) => isMostlyEnglish(locale, namespace));
  return {
    id: islandId(name),
    ...(isEnglish && { lang: DEFAULT_LOCALE, dir: 'ltr' }),
    'data-island': name,
  };
}
