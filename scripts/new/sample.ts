import {
  assertId,
  camelCase,
  LOCALES,
  pascalCase,
  Workspace,
  type SkeletonWords,
  wordsIn,
} from './workspace.ts';

const WORDS: SkeletonWords<{ name: string; image: string; title: string; text: string }> = {
  en: {
    name: 'A new customer',
    image: 'Describe here what the page shows.',
    title: 'A new customer',
    text: 'Write here what the page says.',
  },
  es: {
    name: 'Un cliente nuevo',
    image: 'Describe aquí lo que muestra la página.',
    title: 'Un cliente nuevo',
    text: 'Escribe aquí lo que dice la página.',
  },
  fr: {
    name: 'Un nouveau client',
    image: 'Décrivez ici ce que la page montre.',
    title: 'Un nouveau client',
    text: 'Écrivez ici ce que la page dit.',
  },
};

/**
 * Creates the page of an invented customer without a printed object: a folder with its component, its messages, its
 * line in the list of URLs, and its filter entries.
 *
 * @param root folder of the workspace
 * @param qrType kind of code, as in the URL
 * @param id end of its URL; lower case words with hyphens
 * @returns the created and changed files, relative to the root
 * @throws Error when a name is invalid, the id is taken, or a list has an unexpected form
 */
export function createSample(root: string, qrType: string, id = ''): readonly string[] {
  assertId('kind of code', qrType);
  assertId('sample page', id);
  const workspace = new Workspace(root);
  const component = pascalCase(id);
  const namespace = `sample-${id}`;
  workspace.assertFree(`packages/content/locales/en/${namespace}.json`, `sample page "${id}"`);
  if (!workspace.read('packages/content/src/samples/sample-paths.ts').includes(`  '${qrType}/`)) {
    throw new Error(
      `No sample page has the kind of code ${JSON.stringify(qrType)}. Take one of packages/content/src/templates/qr-type.ts.`,
    );
  }
  workspace.change(
    'packages/content/src/samples/sample-paths.ts',
    /(?=\] as const satisfies)/,
    `  '${qrType}/${id}',\n`,
  );
  for (const locale of LOCALES) {
    const { name, image, title, text } = wordsIn(WORDS, locale);
    workspace.writeJson(`packages/content/locales/${locale}/${namespace}.json`, { title, text });
    const pages = `packages/content/locales/${locale}/template-pages.json`;
    const messages = JSON.parse(workspace.read(pages)) as Record<string, unknown>;
    workspace.writeJson(pages, { ...messages, [camelCase(id)]: { name, image } });
  }
  workspace.change(
    'apps/site/src/pages/samples/samples-filter.ts',
    /(?<=TRAITS_BESIDE_CATALOGUE.* = \{\n(?: {2}.*\n)*)(?=\};\n)/,
    `  '${id}': { audience: 'people', look: 'light' },\n`,
  );
  workspace.write(
    `apps/site/src/samples/${id}/Page.tsx`,
    `import { typography } from '@waypage/ui/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Page } from '../Page.styles.ts';
import { PageTitle } from '../PageTitle.tsx';

/** What this page is for. */
export default function ${component}Page() {
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
  return workspace.written;
}
