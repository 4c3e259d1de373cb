import path from 'node:path';

import { ESLint } from 'eslint';
import { describe, expect, test } from 'vitest';

import { ROOT } from '../processes.ts';

const eslint = new ESLint({ cwd: ROOT });

async function messages(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: path.join(ROOT, file) });
  const rules = ['waypage/directions', 'no-restricted-imports', 'no-restricted-syntax', null];
  return (result?.messages ?? [])
    .filter(({ ruleId }) => rules.includes(ruleId))
    .map(({ message }) => message);
}

describe('an import that must never be says where the code belongs', () => {
  test.each([
    ['packages/ui/src/card/Card.tsx', '@waypage/content', 'as props'],
    ['packages/ui/src/card/Card.tsx', '@waypage/content/pricing', 'as props'],
    ['packages/ui/src/card/Card.tsx', '@waypage/api-client', 'as props'],
    ['packages/ui/src/card/Card.tsx', 'react-i18next', 'as props'],
    ['packages/ui/src/card/Card.tsx', 'react-router-dom', 'as props'],
    ['packages/ui/src/card/Card.tsx', '../../../content/src/money.js', 'leave its package'],
    ['packages/content/src/pricing/plans.ts', 'react', 'plain data'],
    ['packages/content/src/pricing/plans.ts', '@waypage/api-client', 'plain data'],
    ['packages/api-client/src/links.ts', '@waypage/content', 'a flow of the site'],
    ['packages/api-client/src/links.ts', 'react', 'a flow of the site'],
    ['apps/site/src/sections/pricing/Pricing.tsx', '../faq/Faq.tsx', 'stands by itself'],
    ['apps/site/src/sections/pricing/card/Card.tsx', '../../faq/Faq.tsx', 'stands by itself'],
    ['apps/site/src/sections/pricing/Pricing.tsx', '../../screens/home/Home.tsx', 'by itself'],
    ['apps/site/src/sections/pricing/Pricing.tsx', '../../layout/page/Page.tsx', 'by itself'],
    ['apps/site/src/flows/claim/use-claim.ts', '../../sections/hero/Hero.tsx', 'where it is shown'],
    ['apps/site/src/flows/claim/use-claim.ts', '../../screens/home/Home.tsx', 'where it is shown'],
    ['apps/site/src/flows/claim/use-claim.ts', '../../layout/header/Header.tsx', 'where it is'],
    ['apps/site/src/screens/home/Home.tsx', '@waypage/api-client', 'belong in a flow'],
    ['apps/site/src/screens/home/Home.tsx', 'styled-components', 'belong in a flow'],
    ['apps/site/src/layout/header/Header.tsx', '../../sections/faq/Faq.tsx', 'in a section'],
    ['apps/site/src/objects/tag/Tag.tsx', '../../flows/claim/claim.ts', 'as props'],
    ['apps/site/src/objects/tag/Tag.tsx', '@waypage/api-client', 'as props'],
    ['apps/site/src/sample-pages/pdf/Pdf.tsx', '../../services/api.ts', 'as props'],
    ['apps/site/src/services/links.ts', '../flows/claim/claim.ts', 'in a flow'],
    ['apps/site/src/services/links.ts', 'react', 'in a flow'],
    ['apps/sandbox/src/main.ts', '@waypage/site', 'other hosts'],
    ['apps/sandbox/src/main.ts', '@waypage/ui', 'other hosts'],
    ['apps/sandbox/designer/src/main.tsx', '@waypage/content', 'another host'],
    ['apps/sandbox/designer/src/main.tsx', '@waypage/site', 'another host'],
    ['apps/sandbox/src/main.ts', '../../site/src/services/hosts.ts', 'leave its package'],
    ['apps/site/src/app/routes.tsx', '@base-ui/react/tabs', 'packages/ui'],
    ['apps/storybook/stories/Page.tsx', '@base-ui/react', 'packages/ui'],
    ['apps/site/src/app/routes.tsx', '@waypage/ui/src/button/Button.js', 'public entries'],
    ['apps/site/src/app/routes.tsx', '@waypage/ui/dist/index.js', 'public entries'],
  ])('%s ✗ %s', async (file, specifier, said) => {
    const statements = [
      `import * as it from '${specifier}'; it;`,
      `export * from '${specifier}';`,
      `export { it } from '${specifier}';`,
      `import type { It } from '${specifier}'; export type That = It;`,
      `export const it = import('${specifier}');`,
    ];
    for (const statement of statements) {
      expect(await messages(file, statement), statement).toContainEqual(
        expect.stringContaining(said),
      );
    }
  });
});

describe('an import that goes the right way is left alone', () => {
  test.each([
    ['packages/ui/src/card/Card.tsx', '../button/index.js'],
    ['packages/ui/src/tabs/Tabs.tsx', '@base-ui/react/tabs'],
    ['apps/site/src/sections/pricing/card/Card.tsx', '../pricing-view.ts'],
    ['apps/site/src/sections/pricing/Pricing.tsx', '../../flows/claim/use-claim.ts'],
    ['apps/site/src/sections/pricing/Pricing.tsx', '@waypage/content/pricing'],
    ['apps/site/src/flows/claim/use-claim.ts', '../notifications/notify.ts'],
    ['apps/site/src/screens/home/Home.tsx', '../../sections/pricing/Pricing.tsx'],
    ['apps/site/src/sample-pages/pdf/Pdf.tsx', '../../objects/tag/Tag.tsx'],
    ['apps/site/src/app/routes.tsx', '../screens/home/Home.tsx'],
    ['apps/site/e2e/home/claim.spec.ts', '../../../../scripts/ports.ts'],
    ['apps/sandbox/src/main.ts', '@waypage/api-client'],
    ['apps/sandbox/designer/src/main.tsx', '@waypage/ui/button'],
    ['scripts/bench.ts', '../apps/site/bench/bench.ts'],
  ])('%s → %s', async (file, specifier) => {
    expect(await messages(file, `export * from '${specifier}';`)).toEqual([]);
  });
});

describe('styled-components', () => {
  const file = 'packages/ui/src/card/Card.styles.ts';

  test.each([
    "import styled from 'styled-components';",
    "import { default as s } from 'styled-components';",
  ])('is never imported by default: %s', async (code) => {
    expect(await messages(file, code)).toEqual([expect.stringContaining('import { styled }')]);
  });

  test('is imported by name', async () => {
    expect(await messages(file, "import { styled } from 'styled-components';")).toEqual([]);
  });
});

describe('the environment', () => {
  const reads = [
    'export const host = import.meta.env.VITE_APP_HOST;',
    'export const host = process.env.VITE_APP_HOST;',
    "export const host = process['env'].VITE_APP_HOST;",
    "export { host } from './host.ts'; import { env } from 'node:process'; env;",
  ];

  test.each([
    'apps/site/src/sections/hero/Hero.tsx',
    'apps/site/hosting/server.ts',
    'apps/sandbox/src/app.ts',
    'packages/ui/src/card/Card.tsx',
    'packages/api-client/src/links.ts',
  ])('is not read by %s', async (file) => {
    for (const code of reads) {
      expect(await messages(file, code), code).toEqual([
        expect.stringContaining('read in one place'),
      ]);
    }
  });

  test.each([
    'apps/site/src/services/hosts.ts',
    'apps/site/vite.config.ts',
    'apps/site/playwright.config.ts',
    'apps/site/hosting/serve.ts',
    'apps/sandbox/src/environment.ts',
    'scripts/start.ts',
  ])('is read by %s', async (file) => {
    for (const code of reads) expect(await messages(file, code), code).toEqual([]);
  });
});
