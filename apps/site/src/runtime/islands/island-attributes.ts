import { DEFAULT_LOCALE, type Locale } from '@waypage/content';
import { isMostlyEnglish } from '@waypage/content/messages';
import { islandId } from '#layout/page/element-ids.ts';
import {
  findPageDefinition,
  findIsland,
  type Page,
  type IslandName,
} from '#pages/page-registry.ts';

/** The attributes of an island; one without a translation is marked as English for screen readers and translators. */
export function islandAttributes(
  name: IslandName,
  { route }: Pick<Page, 'route'>,
  locale: Locale,
): Readonly<Record<string, string>> {
  const { namespaces = [] } = findIsland(name);
  const usedNamespaces = namespaces.length > 0 ? namespaces : findPageDefinition(route).namespaces;
  const isEnglish = usedNamespaces.every((namespace) => isMostlyEnglish(locale, namespace));
  return {
    id: islandId(name),
    ...(isEnglish && { lang: DEFAULT_LOCALE, dir: 'ltr' }),
    'data-island': name,
  };
}
