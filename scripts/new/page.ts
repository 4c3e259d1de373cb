import {
  assertId,
  camelCase,
  LOCALES,
  pascalCase,
  Workspace,
  type SkeletonWords,
  wordsIn,
} from './workspace.ts';

const WORDS: SkeletonWords<{ title: string; description: string; text: string }> = {
  en: {
    title: 'A new page',
    description:
      'Write here, in one or two sentences, what a search engine is to show of the page, below its title, in a list of results.',
    text: 'Write here what it is about.',
  },
  es: {
    title: 'Una página nueva',
    description:
      'Escribe aquí, en una o dos frases, lo que un buscador debe mostrar de la página, debajo de su título, en la lista de resultados.',
    text: 'Escribe aquí de qué trata.',
  },
  fr: {
    title: 'Une nouvelle page',
    description:
      'Écrivez ici, en une ou deux phrases, ce qu’un moteur de recherche doit montrer de la page sous son titre dans une liste.',
    text: 'Écrivez ici de quoi elle parle.',
  },
};

/**
 * Creates a page at its own URL: its folder with definition and component, its messages, a browser test, and its line
 * in the list of pages.
 *
 * @param root folder of the workspace
 * @param id its folder, URL, namespace and island; lower case words with hyphens
 * @returns the created and changed files, relative to the root
 * @throws Error when the id is invalid or taken, or the list has an unexpected form
 */
export function createPage(root: string, id: string): readonly string[] {
  assertId('page', id);
  const workspace = new Workspace(root);
  const folder = `apps/site/src/pages/${id}`;
  workspace.assertFree(folder, `page "${id}"`);
  workspace.assertFree(`packages/content/locales/en/${id}.json`, `file of words "${id}"`);
  const name = camelCase(id);
  const component = pascalCase(id);
  workspace.insertSorted(
    'apps/site/src/pages/pages.ts',
    /^export \{/,
    `export { ${name} } from './${id}/page.ts';`,
  );
  for (const locale of LOCALES) {
    const { title, description, text } = wordsIn(WORDS, locale);
    workspace.writeJson(`packages/content/locales/${locale}/${id}.json`, {
      head: { title, description },
      title,
      text,
    });
  }
  workspace.write(
    `${folder}/page.ts`,
    `import type { PageDefinition } from '../page-definition.ts';

export const ${name} = {
  name: '${id}',
  urls: [{ url: '/${id}' }],
  islands: {
    '${id}': {
      when: 'idle',
      load: async () => (await import('./${component}.tsx')).${component},
    },
  },
  endsWithStart: true,
  namespaces: ['${id}'],
} as const satisfies PageDefinition;
`,
  );
  workspace.write(
    `${folder}/page.build.ts`,
    `import { PAPER_GROUND } from '#build/assets/open-graph/parts.ts';
import { indexPage, type PageBuild } from '#build/page-build.ts';

export default {
  structuredData: (parts) => indexPage(parts, parts.t('${id}:title')),
  shareImage: ({ t }) => ({ title: t('${id}:title'), room: 1000, body: PAPER_GROUND }),
} satisfies PageBuild;
`,
  );
  workspace.write(
    `${folder}/${component}.tsx`,
    `import { Container, Heading, Section, Text } from '@waypage/ui';
import { useTranslation } from 'react-i18next';

/** What this page is for. */
export function ${component}() {
  const { t } = useTranslation(['${id}']);
  return (
    <Section>
      <Container>
        <Heading level={1} variant="headingLong">
          {t('${id}:title')}
        </Heading>
        <Text>{t('${id}:text')}</Text>
      </Container>
    </Section>
  );
}
`,
  );
  workspace.write(
    `apps/site/e2e/pages/${id}.spec.ts`,
    `import { expect, open, test } from '../support/test.ts';

test('says what it is about', async ({ page }) => {
  await open(page, '/${id}');
  await expect(page.getByRole('heading', { level: 1, name: '${WORDS.en.title}' })).toBeVisible();
});
`,
  );
  return workspace.written;
}
