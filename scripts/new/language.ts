import type { LocaleSettings } from '../../packages/content/scripts/locale-folders.ts';
import { LOCALES_FOLDER, markUntranslated, type Workspace } from './workspace.ts';

const PLURALS: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Guesses the formats of numbers and money from Node's own data, as a draft for a native speaker. */
export function guessSettings(tag: string): LocaleSettings {
  const locale = new Intl.Locale(tag);
  const { language, region = 'US' } = locale.maximize();
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  const separator = (type: 'group' | 'decimal', fallback: string) =>
    new Intl.NumberFormat(tag).formatToParts(12_345.6).find((part) => part.type === type)?.value ??
    fallback;
  const money = new Intl.NumberFormat(tag, { style: 'currency', currency: 'USD' }).formatToParts(1);
  const sign = money.findIndex(({ type }) => type === 'currency');
  const amount = money.findIndex(({ type }) => type === 'integer');
  return {
    name: name.charAt(0).toLocaleUpperCase(tag) + name.slice(1),
    direction: RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr',
    region,
    plurals: new Intl.PluralRules(tag)
      .resolvedOptions()
      .pluralCategories.toSorted((a, b) => PLURALS.indexOf(a) - PLURALS.indexOf(b)),
    // The web fonts have no narrow space.
    number: {
      group: separator('group', ',').replace('\u202f', '\u00a0'),
      decimal: separator('decimal', '.'),
    },
    money: { sign: money[sign]?.value ?? '$', position: sign < amount ? 'before' : 'after' },
    hasScreenshots: false,
  };
}

/** Right-to-left languages. Node 22 lacks `Intl.Locale.prototype.getTextInfo`. */
const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ps', 'ur', 'yi']);

/** Creates a language by its tag (RFC 5646), with the English messages marked as untranslated. */
export function createLanguage(workspace: Workspace, tag: string): void {
  if (!isTag(tag)) {
    throw new Error(
      `${JSON.stringify(tag)} is no tag of a language (RFC 5646). Take one such as "de" or "pt-BR".`,
    );
  }
  const folder = `${LOCALES_FOLDER}/${tag}`;
  workspace.assertFree(folder, `language "${tag}"`);
  workspace.writeJson(`${folder}/locale.json`, guessSettings(tag));
  for (const file of workspace.list(`${LOCALES_FOLDER}/en`)) {
    if (file === 'locale.json') continue;
    const messages = JSON.parse(workspace.read(`${LOCALES_FOLDER}/en/${file}`)) as object;
    workspace.writeJson(`${folder}/${file}`, markUntranslated(messages));
  }
}

function isTag(tag: string): boolean {
  try {
    const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
    return Intl.getCanonicalLocales(tag)[0] === tag && names.of(tag) !== undefined;
  } catch {
    return false;
  }
}
