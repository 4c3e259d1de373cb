import { DEFAULT_LOCALE, type Locale } from '@waypage/content';
import { isMostlyEnglish } from '@waypage/content/messages';
import { findPageDefinition, findIsland, type Page, type IslandName } from '#pages/find-page.ts';

/**
 * The value of `lang` for an island of a page: the default language where little of what the island says is translated yet, so
 * that screen readers and translators take it for what it is; undefined where it has the language of its page.
 */
export function islandLanguage(
  name: IslandName,
  { screen }: Pick<Page, 'screen'>,
  locale: Locale,
): Locale | undefined {
  const { namespaces = [] } = findIsland(name);
  const said = namespaces.length > 0 ? namespaces : findPageDefinition(screen).namespaces;
  return said.every((namespace) => isMostlyEnglish(locale, namespace)) ? DEFAULT_LOCALE : undefined;
}
