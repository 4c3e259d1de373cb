import { readFileSync } from 'node:fs';

import { ROOT } from '@waypage/scripts/processes.ts';
import { expect, it } from 'vitest';

import { headerRules } from './headers.ts';
import { nginxFile } from './nginx-file.ts';
import { examplePlan } from './testing/example-build.ts';

const read = (file: string) => readFileSync(`${ROOT}/${file}`, 'utf8');
const dockerfile = read('Dockerfile');

it('the container builds for every host', () => {
  const documented = [...read('.env.example').matchAll(/^#? ?(VITE_\w+)=/gm)].map(
    ([, name]) => name,
  );
  const buildArguments = [...dockerfile.matchAll(/^ARG (VITE_\w+)$/gm)].map(([, name]) => name);
  expect(documented.length).toBeGreaterThan(5);
  expect(buildArguments).toEqual(documented);
});

it('the container serves from where its configuration looks', () => {
  const configuration = nginxFile(examplePlan, headerRules(examplePlan));
  const [, root = ''] = /root "([^"]+)"/.exec(configuration) ?? [];
  const [, port = ''] = /listen (\d+);/.exec(configuration) ?? [];
  expect(dockerfile).toContain(`dist-release ${root}\n`);
  expect(dockerfile).toContain(`EXPOSE ${port}\n`);
  expect(dockerfile).toContain(`/dev/tcp/127.0.0.1/${port} `);
  // Kubernetes can't verify that a user given by name is not root.
  expect(dockerfile).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
  expect(dockerfile).toMatch(/^HEALTHCHECK /m);
});

it('nothing of this machine goes into the container', () => {
  const ignored = read('.dockerignore').split('\n');
  for (const name of ['.git', '.env*', '**/node_modules', '**/dist', '**/dist-*']) {
    expect(ignored).toContain(name);
  }
});
