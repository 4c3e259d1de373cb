import { camelCase, pascalCase, type Workspace } from './workspace.ts';

/** Creates a page. Its id is also its folder, URL, namespace and island. */
export function createPage(workspace: Workspace, id: string): void {
  const folder = `apps/site/src/pages/${id}`;
  const name = camelCase(id);
  const component = pascalCase(id);
  workspace.assertNew('page', id, folder);
  workspace.createMessages(id, ({ page: title, description, about: text }) => ({
    head: { title, description },
    title,
    text,
  }));
  workspace.insertSorted(
    'apps/site/src/pages/pages.ts',
    /^export \{/,
    `export { ${name} } from './${id}/page.ts';`,
  );
  workspace.writeFolder(folder, {
    'page.ts': `import type { PageDefinition } from '../page-definition.ts';

export const ${name} = {
  name: '${id}',
  urls: [{ url: '/${id}' }],
  islands: {
    '${id}': { load: async () => (await import('./${component}.tsx')).${component} },
  },
  endsWithStart: true,
  namespaces: ['${id}'],
} as const satisfies PageDefinition;
`,
    'page.build.ts': `import { PAPER_GROUND } from '#build/assets/open-graph/parts.ts';
import { indexPage } from '#build/page-build.ts';

export default indexPage('${id}:title', () => ({ room: 1000, body: [PAPER_GROUND] }));
`,
    [`${component}.tsx`]: `import { Container, Heading, Section, Text } from '@waypage/ui';
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
  });
  workspace.write(
    `apps/site/e2e/pages/${id}.spec.ts`,
    `import { expect, open, test } from '../support/test.ts';

test('says what it is about', async ({ page }) => {
  await open(page, '/${id}');
  await expect(page.getByRole('heading', { level: 1, name: 'A new page' })).toBeVisible();
});
`,
  );
}
