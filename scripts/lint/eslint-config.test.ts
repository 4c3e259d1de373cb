import path from 'node:path';

import { ESLint } from 'eslint';
import { describe, expect, it, test } from 'vitest';

import { ROOT } from '../processes.ts';

const eslint = new ESLint({ cwd: ROOT });

async function messages(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: path.join(ROOT, file) });
  const rules = [
    'waypage/boundaries',
    'no-restricted-imports',
    'no-restricted-properties',
    'no-restricted-syntax',
    null,
  ];
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
    ['packages/outlines/src/paths.ts', '@waypage/ui', 'plain path data'],
    ['packages/api-client/src/links.ts', '@waypage/content', 'a feature of the site'],
    ['packages/api-client/src/links.ts', 'react', 'a feature of the site'],
    [
      'apps/site/src/pages/home/sections/pricing/Pricing.tsx',
      '../faq/Faq.tsx',
      'section is independent',
    ],
    [
      'apps/site/src/pages/home/sections/pricing/card/Card.tsx',
      '../../faq/Faq.tsx',
      'section is independent',
    ],
    [
      'apps/site/src/pages/home/sections/pricing/Pricing.tsx',
      '../../../../layout/page/Page.tsx',
      'section is independent',
    ],
    [
      'apps/site/src/pages/home/sections/pricing/Pricing.tsx',
      '#pages/home/sections/faq/Faq.tsx',
      'section is independent',
    ],
    ['apps/site/src/pages/samples/Samples.tsx', '../solution/Solution.tsx', 'page is independent'],
    ['apps/site/src/pages/samples/Samples.tsx', '#runtime/page-data.ts', 'page is independent'],
    [
      'apps/site/src/pages/samples/Samples.tsx',
      '#build/page-build.ts',
      'imports nothing from the build',
    ],
    ['apps/site/src/services/links.ts', '#features/claim/claim.ts', 'in a feature'],
    [
      'apps/site/src/pages/samples/Samples.tsx',
      '../../runtime/page-data.ts',
      'page is independent',
    ],
    [
      'apps/site/src/features/claim/useClaim.ts',
      '../../pages/home/sections/hero/Hero.tsx',
      'where it is shown',
    ],
    ['apps/site/src/features/claim/useClaim.ts', '../../layout/header/Header.tsx', 'where it is'],
    [
      'apps/site/src/layout/header/Header.tsx',
      '../../pages/home/sections/faq/Faq.tsx',
      'in that page',
    ],
    ['apps/site/src/components/tag/Tag.tsx', '../../features/claim/claim.ts', 'as props'],
    ['apps/site/src/components/tag/Tag.tsx', '@waypage/api-client', 'as props'],
    ['apps/site/src/samples/pdf/Pdf.tsx', '../../features/claim/claim.ts', 'as props'],
    ['apps/site/src/services/links.ts', '../features/claim/claim.ts', 'in a feature'],
    ['apps/site/src/services/links.ts', 'react-dom', 'in a feature'],
    [
      'apps/site/src/pages/samples/Samples.tsx',
      '../../../build/page-build.ts',
      'imports nothing from the build',
    ],
    ['apps/sandbox/src/main.ts', '@waypage/site', 'other hosts'],
    ['apps/sandbox/src/main.ts', '@waypage/ui', 'other hosts'],
    ['apps/designer/src/main.tsx', '@waypage/content', 'another host'],
    ['apps/designer/src/main.tsx', '@waypage/content/brand', 'another host'],
    ['apps/designer/src/main.tsx', '@waypage/site', 'another host'],
    ['apps/sandbox/src/main.ts', '../../site/src/services/hosts.ts', 'leave its package'],
    ['apps/site/src/runtime/routes.tsx', '@base-ui/react/tabs', 'packages/ui'],
    ['apps/storybook/stories/Page.tsx', '@base-ui/react', 'packages/ui'],
    ['apps/site/src/runtime/routes.tsx', '@waypage/ui/src/button/Button.js', 'public entries'],
    ['apps/site/src/runtime/routes.tsx', '@waypage/ui/dist/index.js', 'public entries'],
    ['apps/site/src/runtime/routes.tsx', '@waypage/scripts/processes.ts', 'is shipped'],
    ['packages/ui/src/card/Card.tsx', '@waypage/scripts/processes.ts', 'is shipped'],
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
    ['apps/site/src/pages/home/sections/pricing/card/Card.tsx', '../pricing-view.ts'],
    [
      'apps/site/src/pages/home/sections/pricing/Pricing.tsx',
      '../../../../features/claim/useClaim.ts',
    ],
    ['apps/site/src/pages/home/sections/pricing/Pricing.tsx', '#features/claim/useClaim.ts'],
    ['apps/site/src/pages/solutions/Solutions.tsx', '#runtime/focus-heading.ts'],
    ['apps/site/src/pages/home/page.build.ts', '#build/page-build.ts'],
    ['apps/site/src/pages/home/sections/pricing/Pricing.tsx', '@waypage/content/pricing'],
    ['apps/site/src/pages/home/page.ts', './sections/pricing/Pricing.tsx'],
    ['apps/site/src/pages/home/page.ts', '../page-definition.ts'],
    ['apps/site/src/pages/pages.ts', './home/page.ts'],
    ['apps/site/src/pages/home/page.build.ts', '../../../build/page-build.ts'],
    ['apps/site/src/features/claim/useClaim.ts', '../notices/notify.ts'],
    ['apps/site/src/samples/pdf/Pdf.tsx', '../../components/tag/Tag.tsx'],
    ['apps/site/src/runtime/start.ts', '../pages/pages.ts'],
    ['apps/site/e2e/home/claim.spec.ts', '@waypage/scripts/ports.ts'],
    ['apps/sandbox/src/main.ts', '@waypage/api-client'],
    ['apps/designer/src/main.tsx', '@waypage/ui/button'],
    ['apps/designer/src/main.tsx', '@waypage/content/print'],
    ['scripts/bench.ts', '../apps/site/bench/bench.ts'],
  ])('%s → %s', async (file, specifier) => {
    expect(await messages(file, `export * from '${specifier}';`)).toEqual([]);
  });
});

test('a hook is in a file of its own name', async () => {
  const code = 'export const useIt = () => 1;';
  expect(await messages('packages/ui/src/card/use-it.ts', code)).toEqual([
    expect.stringContaining('useX.ts'),
  ]);
  expect(await messages('packages/ui/src/card/useIt.ts', code)).toEqual([]);
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

describe('a unit test', () => {
  it('waits longer than a second for what it expects', async () => {
    const code = "import { vi } from 'vitest'; await vi.waitFor(() => 1);";
    expect(await messages('packages/ui/src/card/Card.test.tsx', code)).toEqual([
      expect.stringContaining('eventually'),
    ]);
  });

  it.each([
    ['scripts/find-browser.test.ts', "import { thisMachine } from './machine.ts';"],
    ['apps/site/build/a.test.ts', "import { thisMachine } from '@waypage/scripts/machine.ts';"],
    ['packages/ui/src/card/Card.test.tsx', "import { execFileSync } from 'node:child_process';"],
    ['apps/sandbox/src/app.test.ts', "import { spawn } from 'node:child_process';"],
  ])('%s must not ask the real machine', async (file, code) => {
    expect(await messages(file, code)).toEqual([expect.stringContaining('every machine')]);
  });

  it.each(['packages/ui/test/package.test.ts', 'apps/site/e2e/built/hosting.test.ts'])(
    '%s may, as it belongs to a step of its own',
    async (file) => {
      expect(await messages(file, "import { execFile } from 'node:child_process';")).toEqual([]);
    },
  );
});

describe('the environment', () => {
  const reads = [
    'export const host = import.meta.env.VITE_APP_HOST;',
    'export const host = process.env.VITE_APP_HOST;',
    "export const host = process['env'].VITE_APP_HOST;",
    "export { host } from './host.ts'; import { env } from 'node:process'; env;",
  ];

  test.each([
    'apps/site/src/pages/home/sections/hero/Hero.tsx',
    'apps/site/build/hosting/server.ts',
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
    'apps/site/build/hosting/serve.ts',
    'apps/sandbox/src/environment.ts',
    'scripts/start.ts',
  ])('is read by %s', async (file) => {
    for (const code of reads) expect(await messages(file, code), code).toEqual([]);
  });
});

describe('a live region', () => {
  it.each([
    '<p role="status">Sent</p>',
    '<p role="alert">Failed</p>',
    '<p aria-live="polite">3</p>',
    '<output>3</output>',
  ])('is refused where the announcer of the kit belongs: %s', async (jsx) => {
    const code = `export const View = () => ${jsx};\n`;
    const [message] = await messages('apps/site/src/pages/plans/View.tsx', code);
    expect(message).toContain('useAnnouncement');
    expect(await messages('apps/designer/src/View.tsx', code)).toHaveLength(1);
    expect(await messages('packages/ui/src/notice/View.tsx', code)).toEqual([]);
  });
});

describe('a description that changes while one types', () => {
  it('is refused as the hint of a field', async () => {
    const code = "export const View = (p: { a: string }) => <Field hint={p.a ? 'a' : 'b'} />;\n";
    expect(await messages('apps/site/src/pages/plans/View.tsx', code)).toHaveLength(1);
  });
});
