import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCorpus } from '../../checks/corpus.ts';
import { readLocaleFolders, readNamespaces } from '../../scripts/locale-folders.ts';
import { localesSource, messagesSources } from '../../scripts/generated-sources.ts';
import { LOCALES } from '../locales.ts';
import { loadMessages, MESSAGE_NAMESPACES } from './index.ts';

describe('loadMessages', () => {
  it('loads only the requested namespaces and language', async () => {
    const messages = await loadMessages('fr', ['hero', 'claim']);
    expect(Object.keys(messages).sort()).toEqual(['claim', 'hero']);
    expect(messages.claim.submit).toBe('RÉSERVER');
  });

  it.each(['nope', 'constructor', '__proto__', 'FAQ', ''])(
    'names a namespace that is none: %j',
    async (namespace) => {
      await expect(loadMessages('en', [namespace as 'faq'])).rejects.toThrow(
        `There is no namespace "${namespace}"`,
      );
    },
  );

  it('has nothing where nothing is asked for', async () => {
    expect(await loadMessages('es', [])).toEqual({});
  });

  it('can load every file there is', async () => {
    for (const locale of LOCALES) {
      const messages = await loadMessages(locale, MESSAGE_NAMESPACES);
      expect(Object.keys(messages).sort()).toEqual([...(readNamespaces()[locale] ?? [])].sort());
    }
  });

  it('is written from the files that exist now', () => {
    const generated = readFileSync(new URL('../locales.generated.ts', import.meta.url), 'utf8');
    expect(generated, 'Commit what the build has written.').toBe(
      localesSource(readLocaleFolders()),
    );
  });

  it('lists a language’s namespaces', () => {
    const sources = messagesSources({ en: ['faq', 'hero'], fr: ['faq'] }, { fr: { hero: true } });
    expect(sources.get('fr.generated.ts')).not.toContain('hero.json');
    expect(sources.get('tables.generated.ts')).toContain('= {"fr":{"hero":true}};');
  });
});

describe('English messages', () => {
  const english = readCorpus().en;
  const text = (id: string) => {
    const [namespace = '', key = ''] = id.split(':');
    return english.get(namespace)?.get(key);
  };

  it.each([
    ['claim:placeholder', 'YourCode'],
    ['claim:submit', 'CLAIM'],
    ['claim:unavailable', "The path '{{path}}' is not available."],
    ['claim:connection', 'The connection failed, please wait a moment and try again.'],
    ['common:waiting', 'Please wait...'],
    ['error:title', 'Unexpected Application Error!'],
    ['not-found:title', 'Page Not Found'],
    ['not-found:goHome', 'Go to home'],
    ['hero:getSmartQr', 'Get Your Smart QR'],
    ['hero:viewExamples', 'View Examples'],
    ['header:login', 'Login'],
    ['header:startFree', 'Start Free'],
    ['header:startShort', 'Start'],
    ['designer:loadFailed', 'Error loading QR-Generator'],
    ['page-types:learnMore', 'Learn More'],
    [
      'page-types:nothingSelected',
      'Select a page type to see details, or no types are currently available.',
    ],
    ['page-types:none', 'No page types available at the moment.'],
    ['use-cases-overview:viewSamplePages', 'View Sample Pages'],
    ['preview:createPage', 'Create page'],
    ['store:seeMore', 'See More'],
    ['contact:failed', 'The message could not be sent: {{status}}'],
    ['contact:networkFailure', 'Error'],
    ['contact:sent', 'Your message has been sent successfully. Thank you for contacting us.'],
    ['pricing:save', 'SAVE {{percent}}%'],
    ['pricing:popular', 'POPULAR'],
    ['pricing:choosePlan', 'Choose Plan'],
    ['pricing:startForFree', 'Start for Free'],
    ['pricing:footer', 'All prices in USD. Need a custom enterprise solution?'],
    ['pricing:contactSales', 'Contact Sales'],
    ['pricing:taglines.freeMonthly', 'Perfect for getting started'],
    ['pricing:taglines.freeAnnual', 'Always free'],
    ['page-types:vcardPlus.title', 'vCard Plus'],
    ['page-types:shortUrl.title', 'Website / URL'],
    ['page-types:audio.title', 'Play List'],
  ])('%s matches docs/product.md', (id, expected) => {
    expect(text(id)).toBe(expected);
  });

  it('put the hero’s heading on two lines', () => {
    expect(`${text('hero:title.first') ?? ''} ${text('hero:title.second') ?? ''}`).toBe(
      'Scan the Future.',
    );
  });
});
