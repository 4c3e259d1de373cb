import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const LOCALES = ['en', 'es', 'fr'] as const;
const ID = /^[a-z]+(?:-[a-z]+)*$/;

/** Words of the skeleton, to be replaced: they say so. */
const WORDS: Readonly<Record<(typeof LOCALES)[number], { title: string; text: string }>> = {
  en: { title: 'A new section', text: 'Write here what it is about.' },
  es: { title: 'Una sección nueva', text: 'Escribe aquí de qué trata.' },
  fr: { title: 'Une nouvelle section', text: 'Écrivez ici de quoi elle parle.' },
};

const camel = (id: string) => id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const pascal = (id: string) => camel(`-${id}`);

/**
 * Makes a section of the home page before the last: its id, its words, its folder with component and definition,
 * and a test of its own.
 *
 * @param root folder of the workspace
 * @param id its folder, DOM id, namespace and the end of `/s/{id}`; lower case words with hyphens
 * @returns the files that were written or changed, below the root
 * @throws Error when the id is no such name, is taken, or a list is not as it was
 */
export function createSection(root: string, id: string): readonly string[] {
  if (!ID.test(id)) {
    throw new Error(
      `${JSON.stringify(id)} can be no id of a section. Take lower case words with hyphens, such as "first-print".`,
    );
  }
  const folder = `apps/site/src/pages/home/sections/${id}`;
  if (existsSync(join(root, folder))) {
    throw new Error(`There is a section "${id}" already: ${folder}. Take another id.`);
  }
  const written: string[] = [];

  function write(file: string, text: string): void {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    written.push(file);
  }

  function change(file: string, pattern: RegExp, replacement: string): void {
    const text = readFileSync(join(root, file), 'utf8');
    if (!pattern.test(text)) {
      throw new Error(
        `${file} is not as it was: nothing in it is like ${String(pattern)}. Correct scripts/new/section.ts.`,
      );
    }
    write(file, text.replace(pattern, replacement));
  }

  const name = camel(id);
  const key = name === id ? id : `'${id}': ${name}`;
  change(
    'packages/content/src/sections/sections.ts',
    /(?= {2}'start',\n\] as const)/,
    `  '${id}',\n`,
  );
  for (const locale of LOCALES) {
    const { title, text } = WORDS[locale];
    write(
      `packages/content/locales/${locale}/${id}.json`,
      `${JSON.stringify({ title, text }, null, 2)}\n`,
    );
    const index = `packages/content/locales/${locale}/section-index.json`;
    const texts = JSON.parse(readFileSync(join(root, index), 'utf8')) as {
      sections: Record<string, { title: string; text: string }>;
    };
    const { start, ...others } = texts.sections;
    if (!start) throw new Error(`${index} has no entry "start" to put the new one before.`);
    texts.sections = { ...others, [name]: { title, text }, start };
    write(index, `${JSON.stringify(texts, null, 2)}\n`);
  }
  write(
    `${folder}/section.ts`,
    `import type { Part } from '../../../page-definition.ts';

export const ${name} = {
  when: 'visible',
  namespaces: ['${id}'],
  load: async () => (await import('./${pascal(id)}.tsx')).default,
} satisfies Part;
`,
  );
  write(
    `${folder}/${pascal(id)}.tsx`,
    `import { Container, Heading, Section, Text } from '@waypage/ui';
import { useTranslation } from 'react-i18next';

/** What this section is for. */
export default function ${pascal(id)}() {
  const { t } = useTranslation(['${id}']);
  return (
    <Section id="${id}" aria-labelledby="${id}-title">
      <Container>
        <Heading level={2} id="${id}-title">
          {t('${id}:title')}
        </Heading>
        <Text>{t('${id}:text')}</Text>
      </Container>
    </Section>
  );
}
`,
  );
  const list = 'apps/site/src/pages/home/sections/sections.ts';
  change(list, /(?=import \{ start \})/, `import { ${name} } from './${id}/section.ts';\n`);
  change(list, /(?= {2}start,\n\})/, `  ${key},\n`);
  write(
    `apps/site/e2e/home/${id}.spec.ts`,
    `import { expect, openSection, test } from '../support/test.ts';

test('says what it is about', async ({ page }) => {
  const section = await openSection(page, '${id}');
  await expect(section.getByRole('heading', { name: '${WORDS.en.title}' })).toBeVisible();
});
`,
  );
  return [...new Set(written)];
}
