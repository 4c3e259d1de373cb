import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TERMS } from './words.ts';

const ROOT = `${import.meta.dirname}/../..`;

/** Files that ESLint does not read. */
const FILES = [
  '.ci/*',
  '.env.example',
  '.github/**/*.{md,yml}',
  'Dockerfile',
  'packages/*/openapi.yaml',
  'packages/*/src/**/*.schema.json',
  'pnpm-workspace.yaml',
];

/** A name in JSON. */
const NAME = /"\w+"/gu;

describe('words', () => {
  it.each(FILES)('has only the terms of the repository in %s', (pattern) => {
    const files = globSync(pattern, { cwd: ROOT });
    expect(files).not.toEqual([]);
    const found = files.flatMap((file) =>
      readFileSync(`${ROOT}/${file}`, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          TERMS.filter(({ not }) => not.test(line.replace(NAME, ''))).map(
            ({ but }) => `${file}:${String(index + 1)}: ${line.trim()} → ${but}`,
          ),
        ),
    );
    expect(found).toEqual([]);
  });
});
