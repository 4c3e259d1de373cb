import { describe, expect, it } from 'vitest';
import * as content from './index.ts';
import * as messages from './messages/index.ts';
import * as structuredData from './structured-data/index.ts';

function changeable(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const parts = Object.entries(value).flatMap(([name, part]) =>
    changeable(part, `${path}.${name}`),
  );
  return Object.isFrozen(value) ? parts : [path, ...parts];
}

describe('data that all consumers share', () => {
  it.each(
    Object.entries({ ...content, ...messages, ...structuredData }).filter(
      ([, value]) => typeof value === 'object',
    ),
  )('%s is frozen, all of it', (name, value) => {
    expect(changeable(value, name)).toEqual([]);
  });

  it('is frozen in every language, registered too', async () => {
    content.registerLocale('de', {
      number: { group: '.', decimal: ',' },
      money: { sign: '$', position: 'after' },
      messages: { faq: () => Promise.resolve({ default: { title: 'Fragen' } }) },
    });
    for (const locale of [...content.LOCALES, 'de']) {
      const loaded = await messages.loadMessages(locale, messages.MESSAGE_NAMESPACES);
      for (const [namespace, copy] of Object.entries(loaded)) {
        expect(changeable(copy, `${locale}.${namespace}`)).toEqual([]);
      }
    }
  });

  it('has an extensible record for each call', async () => {
    const [first, second] = await Promise.all([
      messages.loadMessages('en', ['claim']),
      messages.loadMessages('en', ['claim']),
    ]);
    Object.assign(first, { shop: { title: 'Shop' }, claim: { submit: 'TAKE' } });
    expect(second.claim.submit).toBe('CLAIM');
    expect(second).not.toHaveProperty('shop');
  });

  it('is a frozen brand after setBrand', () => {
    const waypage = content.BRAND;
    const legal = { terms: 'https://a.example/t', privacy: 'https://a.example/p' };
    content.setBrand(Object.freeze({ ...waypage, name: 'Acme', legal }));
    expect(changeable(content.BRAND, 'BRAND')).toEqual([]);
    legal.terms = 'changed';
    expect(content.BRAND.legal.terms).toBe('https://a.example/t');
    content.setBrand(waypage);
  });
});
