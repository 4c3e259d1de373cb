import { camelCase, pascalCase, type Workspace } from './workspace.ts';

interface SectionIndex {
  readonly sections: Readonly<Record<string, { title: string; text: string }>>;
}

/** Creates a section of the home page before the last one. Its id is also its folder, DOM id and namespace. */
export function createSection(workspace: Workspace, id: string): void {
  const folder = `apps/site/src/pages/home/sections/${id}`;
  const component = pascalCase(id);
  workspace.assertNew('section', id, folder);
  workspace.createMessages(id, ({ section: title, about: text }) => ({ title, text }));
  workspace.changeMessages<SectionIndex>('section-index', (messages, words) => {
    const { start, ...others } = messages.sections;
    if (!start) throw new Error('section-index has no entry "start" to put the new one before.');
    const added = { [camelCase(id)]: { title: words.section, text: words.about } };
    return { ...messages, sections: { ...others, ...added, start } };
  });
  workspace.insert(
    'packages/content/src/sections/sections.ts',
    / {2}'start',\n\] as const/,
    `  '${id}',\n`,
  );
  workspace.insert(
    'apps/site/src/pages/home/sections/sections.ts',
    / {2}start: visible\(/,
    `  ${id.includes('-') ? `'${id}'` : id}: visible(() => import('./${id}/${component}.tsx'), ['${id}']),\n`,
  );
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
        <Heading level={2}>{t('${id}:title')}</Heading>
        <Text>{t('${id}:text')}</Text>
      </Container>
    </Section>
  );
}
`,
  );
  workspace.write(
    `apps/site/e2e/home/${id}.spec.ts`,
    `import { expect, openSection, test } from '../support/test.ts';

test('says what it is about', async ({ page }) => {
  const section = await openSection(page, '${id}');
  await expect(section.getByRole('heading', { name: 'A new section' })).toBeVisible();
});
`,
  );
}
