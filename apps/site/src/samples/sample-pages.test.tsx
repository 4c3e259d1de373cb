import { type Locale, LOCALES, SAMPLE_PAGES, type SamplePageId } from '@waypage/content';
import { loadMessages } from '@waypage/content/messages';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import { createI18n } from '#services/i18n/create-i18n.ts';
import { loadSamplePage, samplePageNamespaces } from './sample-pages.ts';
import { StandaloneContext } from './PageParts.tsx';

async function render(id: SamplePageId, isStandalone: boolean, locale: Locale = 'en') {
  const around = isStandalone ? (['common', 'sample'] as const) : [];
  const namespaces = [...around, ...samplePageNamespaces(id)];
  const i18n = createI18n(locale, await loadMessages(locale, namespaces));
  const Page = await loadSamplePage(id);
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <StandaloneContext value={isStandalone}>
        <Page />
      </StandaloneContext>
    </I18nextProvider>,
  );
}

describe.each(SAMPLE_PAGES.map(({ id }) => id))('the sample page %s', (id) => {
  it('has its own heading only as a document', async () => {
    expect((await render(id, true)).match(/<h\d/g)).toEqual(['<h1']);
    expect(await render(id, false)).not.toMatch(/<h\d/);
  });

  it.each(LOCALES)('has its messages in %s', async (locale) => {
    const report = vi.spyOn(console, 'error').mockReturnValue();
    await render(id, true, locale);
    await render(id, false, locale);
    expect(report).not.toHaveBeenCalled();
    report.mockRestore();
  });
});

it('explains itself without scripts in its own document', async () => {
  expect(await render('google', true)).toContain('Nothing was sent.');
  expect(await render('google', false)).not.toContain('Nothing was sent.');
});
