import { pascalCase, type Workspace } from './workspace.ts';

type Entries = Readonly<Record<string, unknown>>;

interface Manifest {
  readonly exports: Entries;
  readonly publishConfig: { readonly exports: Entries };
}

function withEntry(entries: Entries, path: string, entry: Entries): Entries {
  const all = Object.entries(entries);
  const next = all.findIndex(([key]) => /^\.\/(?!theme$)[a-z-]+$/.test(key) && key > path);
  return Object.fromEntries(all.toSpliced(next === -1 ? all.length : next, 0, [path, entry]));
}

/** Creates a component of the kit. Its id is also its folder and its entry in the package. */
export function createComponent(workspace: Workspace, id: string): void {
  const folder = `packages/ui/src/${id}`;
  const name = pascalCase(id);
  const title = (id.charAt(0).toUpperCase() + id.slice(1)).replaceAll('-', ' ');
  workspace.assertNew('component', id, folder);

  const file = 'packages/ui/package.json';
  const manifest = JSON.parse(workspace.read(file)) as Manifest;
  const published = { types: `./dist/${id}/index.d.ts`, default: `./dist/${id}/index.js` };
  const own = { '@waypage/source': `./src/${id}/index.ts`, ...published };
  workspace.writeJson(file, {
    ...manifest,
    exports: withEntry(manifest.exports, `./${id}`, own),
    publishConfig: {
      ...manifest.publishConfig,
      exports: withEntry(manifest.publishConfig.exports, `./${id}`, published),
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

  workspace.writeFolder(folder, {
    'index.ts': `export * from './${name}.js';\n`,
    [`${name}.tsx`]: `'use client';
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
    [`${name}.styles.ts`]: `'use client';
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
    [`${name}.test.tsx`]: `import { render, screen } from '@testing-library/react';
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
    [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from './${name}.js';

const meta = {
  title: 'Devices/${title}',
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
    [`${name}.mdx`]: `import * as ${name}Stories from './${name}.stories.tsx';

<Meta of={${name}Stories} />

# ${title}

What it is, in one sentence.

<Playground />

## When to use it

Where it helps, and what to use instead elsewhere.

## Do and don't

| Do            | Don't          |
| ------------- | -------------- |
| What is good. | What is wrong. |
`,
  });
}
