import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, expectTypeOf, test } from 'vitest';
import type {
  ClaimResult,
  PathStatus,
  Product,
  Report,
  ReportResult,
  SolutionVisibility,
} from '../src/index.js';
import type { components } from './openapi.generated.js';

type Schemas = components['schemas'];

/** Removes the differences that the client normalises: undefined, null and `readonly`. */
type Plain<Value> = {
  -readonly [Key in keyof Value]: Plain<Exclude<Value[Key], undefined | null>>;
};

test('the types of the client are those of the contract', () => {
  expectTypeOf<ClaimResult>().toEqualTypeOf<Schemas['ClaimResult']>();
  expectTypeOf<PathStatus>().toEqualTypeOf<Schemas['PathStatus']>();
  expectTypeOf<Report>().toEqualTypeOf<Schemas['Report']>();
  expectTypeOf<Plain<SolutionVisibility>>().toEqualTypeOf<Plain<Schemas['SolutionVisibility']>>();
  // Missing images and discounts become empty lists,
  expectTypeOf<Plain<Product>>().toEqualTypeOf<
    Plain<Schemas['Product'] & Required<Pick<Schemas['Product'], 'discounts' | 'images'>>>
  >();
  // and every form of a message becomes a string, which may be empty.
  expectTypeOf<ReportResult>().toExtend<Schemas['ReportResult']>();
});

test('the types of the contract are generated from it as it is now', async () => {
  const manifest = createRequire(import.meta.url).resolve('openapi-typescript/package.json');
  const cli = join(dirname(manifest), 'bin/cli.js');
  const run = promisify(execFile)(
    process.execPath,
    [cli, 'openapi.yaml', '--output', 'test/openapi.generated.ts', '--check'],
    { cwd: fileURLToPath(new URL('..', import.meta.url)) },
  );
  await expect(run, 'Run `pnpm run contract` and commit the result.').resolves.toBeDefined();
});
