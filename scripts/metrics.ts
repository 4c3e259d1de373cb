import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { LOCALES } from '../packages/content/src/locales.ts';
import { readMetrics, type Results } from './metrics/read-metrics.ts';
import { ROOT, runCommand } from './processes.ts';

/*
 * Writes the data of the page /quality from the results of `pnpm test:all` and `pnpm bench --every-page` in
 * `test-results`. Commit it with the release that it describes.
 */

const TARGET = 'apps/site/src/pages/quality/metrics.json';

function readResult(file: string, command: string): string {
  try {
    return readFileSync(join(ROOT, file), 'utf8');
  } catch (cause) {
    throw new Error(`${file} is missing: there are no results yet. Run "${command}" first.`, {
      cause,
    });
  }
}

function writeMetrics(): void {
  const engines = 'apps/site/test-results/browsers.json';
  const endToEnd = 'apps/site/test-results/e2e.json';
  const files = globSync('{.,apps/*,packages/*}/test-results/{unit,built,package,stories}.json', {
    cwd: ROOT,
  });
  const all = 'pnpm test:all';
  const metrics = readMetrics({
    tests: [...files, engines, endToEnd].map((file) => readResult(file, all)),
    engines: readResult(engines, all),
    bench: JSON.parse(
      readResult('test-results/bench.json', 'pnpm bench --every-page'),
    ) as Results['bench'],
    testedAt: statSync(join(ROOT, endToEnd)).mtime,
    commit: execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }),
    languages: LOCALES.length,
  });
  writeFileSync(join(ROOT, TARGET), `${JSON.stringify(metrics, null, 2)}\n`);
  console.log(`${TARGET} written.`);
}

await runCommand(writeMetrics);
