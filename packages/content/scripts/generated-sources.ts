import { localesSource } from './locales-source.ts';
import { readLocaleFolders } from './locale-folders.ts';
import { messagesSources } from './messages-source.ts';
import { readNamespaces, readUntranslated } from './namespaces.ts';
import { PSEUDO_LOCALES } from './pseudo-locales.ts';

/**
 * The sources that are generated from the folders of the languages, by their path below `src`.
 *
 * @param options.hasPseudo whether the pseudo-languages are among them (default: false)
 */
export function generatedSources({ hasPseudo = false } = {}): ReadonlyMap<string, string> {
  const namespaces = readNamespaces();
  const pseudo = hasPseudo ? [...PSEUDO_LOCALES] : [];
  const locales = new Map([
    ...readLocaleFolders(),
    ...pseudo.map(([tag, { settings }]) => [tag, settings] as const),
  ]);
  const all = {
    ...namespaces,
    ...Object.fromEntries(pseudo.map(([tag]) => [tag, namespaces['en'] ?? []])),
  };
  return new Map([
    ['locales.generated.ts', localesSource(locales)],
    ...[...messagesSources(all, readUntranslated(namespaces))].map(
      ([file, source]) => [`messages/${file}`, source] as const,
    ),
  ]);
}
