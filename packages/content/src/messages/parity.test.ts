import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../locales';
import { loadMessages, MESSAGE_NAMESPACES } from './index';

interface Texts {
  readonly [key: string]: string | Texts;
}

const directory = new URL('../../locales/', import.meta.url);

function read(locale: string, namespace: string): Texts {
  return JSON.parse(
    readFileSync(new URL(`${locale}/${namespace}.json`, directory), 'utf8'),
  ) as Texts;
}

function flatten(texts: Texts, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') flat.set(prefix + key, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) flat.set(inner, text);
  }
  return flat;
}

const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

/** Texts that are rightly the same in English and another language: names, and words both share. */
const SHARED = new Set([
  'claim:placeholder',
  'footer:copyright',
  'footer:site',
  'footer:contact',
  'header:contact',
  'header:menu',
  'sample-pages:business.house',
  'sample-pages:business.name',
  'sample-pages:business.place',
  'sample-pages:google.excellent',
  'sample-pages:google.name',
  'sample-pages:google.place',
  'sample-pages:vcard.mobile',
  'sample-pages:vcard.name.first',
  'sample-pages:vcard.name.second',
  'sample-pages:vcard.place',
  'sample-pages:vcard.studio',
  'sample-pages:vcard.studioLabel',
]);

describe('texts', () => {
  it.each(LOCALES)('%s has exactly the files that can be loaded', (locale) => {
    const files = readdirSync(new URL(`${locale}/`, directory)).map((name) =>
      name.replace(/\.json$/, ''),
    );
    expect(files.sort()).toEqual([...MESSAGE_NAMESPACES].sort());
  });

  it.each(MESSAGE_NAMESPACES)('%s has the same keys and placeholders in every language', (name) => {
    const english = flatten(read('en', name));
    for (const locale of ['es', 'fr']) {
      const translated = flatten(read(locale, name));
      expect([...translated.keys()].sort()).toEqual([...english.keys()].sort());
      for (const [key, text] of english) {
        expect(placeholders(translated.get(key) ?? ''), `${locale} ${name}:${key}`).toEqual(
          placeholders(text),
        );
      }
    }
  });

  it.each(MESSAGE_NAMESPACES)('%s has no English left in Spanish or French', (name) => {
    const english = flatten(read('en', name));
    for (const locale of ['es', 'fr']) {
      for (const [key, text] of flatten(read(locale, name))) {
        if (SHARED.has(`${name}:${key}`)) continue;
        expect(text, `${locale} ${name}:${key}`).not.toBe(english.get(key));
      }
    }
  });

  it.each(MESSAGE_NAMESPACES)('%s has no empty text', (name) => {
    for (const locale of LOCALES) {
      for (const [key, text] of flatten(read(locale, name))) {
        expect(text.trim(), `${locale} ${name}:${key}`).not.toBe('');
      }
    }
  });

  it('keeps page titles under 60 and descriptions between 120 and 155 characters', () => {
    for (const locale of LOCALES) {
      for (const name of MESSAGE_NAMESPACES) {
        const texts = flatten(read(locale, name));
        const title = texts.get('head.title');
        const description = texts.get('head.description');
        if (title === undefined || description === undefined) continue;
        expect(title.length, `${locale} ${name}`).toBeLessThan(60);
        expect(description.length, `${locale} ${name}`).toBeGreaterThanOrEqual(120);
        expect(description.length, `${locale} ${name}`).toBeLessThanOrEqual(155);
      }
    }
  });

  it('quotes the texts of the specification word for word', () => {
    const claim = flatten(read('en', 'claim'));
    expect(claim.get('placeholder')).toBe('YourCode');
    expect(claim.get('submit')).toBe('CLAIM');
    expect(claim.get('unavailable')).toBe("The path '{{path}}' is not available.");
    expect(claim.get('connection')).toBe(
      'The connection failed, please wait a moment and try again.',
    );
    expect(flatten(read('en', 'common')).get('waiting')).toBe('Please wait...');
    expect(flatten(read('en', 'error')).get('title')).toBe('Unexpected Application Error!');
    expect(flatten(read('en', 'not-found')).get('title')).toBe('Page Not Found');
    expect(flatten(read('en', 'not-found')).get('goHome')).toBe('Go to home');
    const hero = flatten(read('en', 'hero'));
    expect(`${hero.get('title.first') ?? ''} ${hero.get('title.second') ?? ''}`).toBe(
      'Scan the Future.',
    );
    expect(hero.get('getSmartQr')).toBe('Get Your Smart QR');
    expect(hero.get('viewExamples')).toBe('View Examples');
  });
});

describe('loadMessages', () => {
  it('loads the asked namespaces of the asked language and no others', async () => {
    const messages = await loadMessages('fr', ['hero', 'claim']);
    expect(Object.keys(messages).sort()).toEqual(['claim', 'hero']);
    expect(messages.hero).toEqual(read('fr', 'hero'));
  });
});
