import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { LocaleSettings } from '../../packages/content/scripts/locale-folders.ts';
import { markUntranslated, Workspace } from './workspace.ts';

const LOCALES_FOLDER = 'packages/content/locales';

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

/**
 * Creates the folder of a language: `locale.json` and the English messages, marked as untranslated. Untranslated
 * messages are shown in English.
 *
 * @param root folder of the workspace
 * @param tag the language by RFC 5646, such as `de` or `pt-BR`
 * @returns the created files, relative to the root
 * @throws Error when `tag` is invalid or not in its canonical form, or its folder exists
 */
export function createLanguage(root: string, tag: string): readonly string[] {
  if (!isTag(tag)) {
    throw new Error(
      `${JSON.stringify(tag)} is no tag of a language (RFC 5646). Take one such as "de" or "pt-BR".`,
    );
  }
  const workspace = new Workspace(root);
  workspace.assertFree(`${LOCALES_FOLDER}/${tag}`, `language "${tag}"`);
  workspace.writeJson(`${LOCALES_FOLDER}/${tag}/locale.json`, guessSettings(tag));
  for (const file of readdirSync(join(root, LOCALES_FOLDER, 'en'))) {
    if (file === 'locale.json') continue;
    const messages = JSON.parse(workspace.read(`${LOCALES_FOLDER}/en/${file}`)) as object;
    workspace.writeJson(`${LOCALES_FOLDER}/${tag}/${file}`, markUntranslated(messages));
  }
  return workspace.written;
}

function isTag(tag: string): boolean {
  try {
    const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
    return Intl.getCanonicalLocales(tag)[0] === tag && names.of(tag) !== undefined;
  } catch {
    return false;
  }
}
