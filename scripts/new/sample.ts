import { camelCase, pascalCase, type Workspace } from './workspace.ts';

const PATHS = 'packages/content/src/samples/sample-paths.ts';

/** Creates the page of an invented customer without a printed object, at the end of the list. */
export function createSample(workspace: Workspace, qrType: string, id: string): void {
  const folder = `apps/site/src/samples/${id}`;
  const namespace = `sample-${id}`;
  workspace.assertNew('sample page', id, folder);
  if (!workspace.read(PATHS).includes(`  '${qrType}/`)) {
    throw new Error(
      `No sample page has the kind of code ${JSON.stringify(qrType)}. Take one of packages/content/src/templates/qr-type.ts.`,
    );
  }
  workspace.createMessages(namespace, ({ customer: title, text }) => ({ title, text }));
  workspace.changeMessages<object>('template-pages', (messages, { customer: name, image }) => ({
    ...messages,
    [camelCase(id)]: { name, picture: image },
  }));
  workspace.insert(PATHS, /\] as const satisfies/, `  '${qrType}/${id}',\n`);
  workspace.insert(
    'apps/site/src/pages/samples/samples-filter.ts',
    /(?<=TRAITS_BESIDE_CATALOGUE.* = \{\n(?: {2}.*\n)*)\};\n/,
    `  '${id}': { audience: 'people', look: 'light' },\n`,
  );
  workspace.write(
    `${folder}/Page.tsx`,
    `import { typography } from '@waypage/ui/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Page } from '../Page.styles.ts';
import { PageTitle } from '../PageTitle.tsx';

/** What this page is for. */
export default function ${pascalCase(id)}Page() {
  const { t } = useTranslation(['${namespace}']);
  return (
    <Root>
      <Title>{t('${namespace}:title')}</Title>
      <p>{t('${namespace}:text')}</p>
    </Root>
  );
}

const Root = styled(Page)\`
  --_ground: #f4f1e8;
  --_ink: #1d1c19;
  --_gutter: 24px;
  padding-block: 32px;
\`;

const Title = styled(PageTitle)\`
  \${typography.h2}
\`;
`,
  );
}
