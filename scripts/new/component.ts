import { assertId, pascalCase, Workspace } from './workspace.ts';

interface Manifest {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly publishConfig: { readonly exports: Readonly<Record<string, unknown>> };
}

function withEntry(
  entries: Readonly<Record<string, unknown>>,
  path: string,
  entry: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const all = Object.entries(entries);
  const next = all.findIndex(([key]) => /^\.\/(?!theme$)[a-z-]+$/.test(key) && key > path);
  return Object.fromEntries(all.toSpliced(next === -1 ? all.length : next, 0, [path, entry]));
}

/**
 * Creates a component of the kit: its folder with styles, stories, MDX page and test, and its line in each list of
 * exports.
 *
 * @param root folder of the workspace
 * @param id its folder and its entry in the package; lower case words with hyphens
 * @returns the created and changed files, relative to the root
 * @throws Error when the id is invalid or taken, or a list has an unexpected form
 */
export function createComponent(root: string, id: string): readonly string[] {
  assertId('component', id);
  const workspace = new Workspace(root);
  const folder = `packages/ui/src/${id}`;
  workspace.assertFree(folder, `component "${id}"`);
  const name = pascalCase(id);

  const file = 'packages/ui/package.json';
  const manifest = JSON.parse(workspace.read(file)) as Manifest;
  const path = `./${id}`;
  const published = {
    types: `./dist/${id}/index.d.ts`,
    default: `./dist/${id}/index.js`,
  };
  workspace.writeJson(file, {
    ...manifest,
    exports: withEntry(manifest.exports, path, {
      '@waypage/source': `./src/${id}/index.ts`,
      ...published,
    }),
    publishConfig: {
      ...manifest.publishConfig,
      exports: withEntry(manifest.publishConfig.exports, path, published),
    },
  });
  workspace.insertSorted(
    'packages/ui/src/index.ts',
    /^export \* from '\.\/[a-z-]+\/index\.js';$/,
    `export * from './${id}/index.js';`,
  );
  workspace.insertSorted(
    'packages/ui/src/conformance.test.tsx',
    /^describeConformance\('\w+', /,
    `describeConformance('${name}', kit.${name});`,
  );
  workspace.insertSorted(
    'packages/ui/test/consumers/vite/src/every-component.jsx',
    /^ {4}[A-Z]\w+: [(<]/,
    `    ${name}: <kit.${name}>{long}</kit.${name}>,`,
  );

  workspace.write(
    `${folder}/index.ts`,
    `export { ${name}, type ${name}Props } from './${name}.js';\n`,
  );
  workspace.write(
    `${folder}/${name}.tsx`,
    `'use client';
import type { ComponentPropsWithRef } from 'react';
import { Root } from './${name}.styles.js';

export interface ${name}Props extends ComponentPropsWithRef<'div'> {
  /**
   * How much it stands out.
   *
   * @default 'quiet'
   */
  variant?: 'quiet' | 'loud' | undefined;
}

/** What this component is for. */
export function ${name}({ variant = 'quiet', ...rest }: ${name}Props) {
  return <Root {...rest} data-variant={variant} />;
}
`,
  );
  workspace.write(
    `${folder}/${name}.styles.ts`,
    `'use client';
import { styled } from 'styled-components';
import { vars } from '../theme/index.js';

export const Root = styled.div\`
  @layer waypage {
    color: \${vars.color.ink};

    &[data-variant='loud'] {
      font-weight: 650;
    }
  }
\`;
`,
  );
  workspace.write(
    `${folder}/${name}.test.tsx`,
    `import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ${name} } from './${name}.js';

it('is quiet, unless it is to be loud', () => {
  render(
    <>
      <${name}>One</${name}>
      <${name} variant="loud">Two</${name}>
    </>,
  );
  expect(screen.getByText('One').dataset['variant']).toBe('quiet');
  expect(screen.getByText('Two').dataset['variant']).toBe('loud');
});
`,
  );
  workspace.write(
    `${folder}/${name}.stories.tsx`,
    `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from './${name}.js';

const meta = {
  title: 'Devices/${name}',
  component: ${name},
  argTypes: {
    variant: { control: 'inline-radio' },
  },
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { children: 'A new component', variant: 'quiet' } };
export const Loud: Story = { args: { ...Playground.args, variant: 'loud' } };
export const Dark: Story = { ...Playground, globals: { theme: 'dark' } };
`,
  );
  workspace.write(
    `${folder}/${name}.mdx`,
    `import * as ${name}Stories from './${name}.stories.tsx';

<Meta of={${name}Stories} />

# ${name}

What it is, in one sentence.

<Playground />

## When to use it

Where it helps, and what to use instead elsewhere.

## Do and don't

| Do            | Don't          |
| ------------- | -------------- |
| What is good. | What is wrong. |

<States />
`,
  );
  return workspace.written;
}
