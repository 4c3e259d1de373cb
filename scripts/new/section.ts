import {
  assertId,
  camelCase,
  quoteKey,
  LOCALES,
  pascalCase,
  Workspace,
  type SkeletonWords,
  wordsIn,
} from './workspace.ts';

const WORDS: SkeletonWords<{ title: string; text: string }> = {
  en: { title: 'A new section', text: 'Write here what it is about.' },
  es: { title: 'Una sección nueva', text: 'Escribe aquí de qué trata.' },
  fr: { title: 'Une nouvelle section', text: 'Écrivez ici de quoi elle parle.' },
};

/**
 * Creates a section of the home page before the last one: its id, its messages, its line in the table, its component
 * and its own test.
 *
 * @param root folder of the workspace
 * @param id its folder, DOM id, namespace and the end of `/s/{id}`; lower case words with hyphens
 * @returns the created and changed files, relative to the root
 * @throws Error when the id is invalid or taken, or a list has an unexpected form
 */
export function createSection(root: string, id: string): readonly string[] {
  assertId('section', id);
  const workspace = new Workspace(root);
  const folder = `apps/site/src/pages/home/sections/${id}`;
  workspace.assertFree(folder, `section "${id}"`);
  workspace.assertFree(`packages/content/locales/en/${id}.json`, `file of words "${id}"`);
  const name = camelCase(id);
  const component = pascalCase(id);
  workspace.change(
    'packages/content/src/sections/sections.ts',
    /(?= {2}'start',\n\] as const)/,
    `  '${id}',\n`,
  );
  for (const locale of LOCALES) {
    const { title, text } = wordsIn(WORDS, locale);
    workspace.writeJson(`packages/content/locales/${locale}/${id}.json`, { title, text });
    const index = `packages/content/locales/${locale}/section-index.json`;
    const messages = JSON.parse(workspace.read(index)) as {
      sections: Record<string, { title: string; text: string }>;
    };
    const { start, ...others } = messages.sections;
    if (!start) throw new Error(`${index} has no entry "start" to put the new one before.`);
    messages.sections = { ...others, [name]: { title, text }, start };
    workspace.writeJson(index, messages);
  }
  workspace.write(
    `${folder}/${component}.tsx`,
    `import { Container, Heading, Section, Text } from '@waypage/ui';
import { useTranslation } from 'react-i18next';

/** What this section is for. */
export default function ${component}() {
  const { t } = useTranslation(['${id}']);
  return (
    <Section id="${id}">
      <Container>
        <Heading level={2}>
          {t('${id}:title')}
        </Heading>
        <Text>{t('${id}:text')}</Text>
      </Container>
    </Section>
  );
}
`,
  );
  workspace.change(
    'apps/site/src/pages/home/sections/sections.ts',
    /(?= {2}start: \{\n)/,
    `  ${quoteKey(id)}: {
    when: 'visible',
    namespaces: ['${id}'],
    load: async () => (await import('./${id}/${component}.tsx')).default,
  },
`,
  );
  workspace.write(
    `apps/site/e2e/home/${id}.spec.ts`,
    `import { expect, openSection, test } from '../support/test.ts';

test('says what it is about', async ({ page }) => {
  const section = await openSection(page, '${id}');
  await expect(section.getByRole('heading', { name: '${WORDS.en.title}' })).toBeVisible();
});
`,
  );
  return workspace.written;
}
