import autocannon from 'autocannon';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';

// `node bench/load.ts [--seconds 10]` measures how many availability checks per second the sandbox answers (quality
// goals, "Safety"). The server runs in a process of its own. Prints a Markdown table.

const GOAL = 3000;
const WARM_UP_SECONDS = 2;
const CONNECTIONS = 40;

const REQUESTS = ['lumbre', 'my-cafe', 'menu', 'ana_luz', 'nadia', 'x-1'].map((path) => ({
  method: 'GET' as const,
  path: `/api/qr-data/${path}/status`,
}));

/** Waits for the line of the app host. */
async function readUrl(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const url = /^app host: (\S+)/.exec(line)?.[1];
    if (url !== undefined) return url;
  }
  throw new Error('The sandbox did not start, so nothing can be measured. Its message is above.');
}

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } });
const folder = mkdtempSync(join(tmpdir(), 'sandbox-bench-'));
const child = spawn(process.execPath, [join(import.meta.dirname, '../src/main.ts')], {
  env: {
    APP_HOST_PORT: '0',
    QR_GENERATOR_PORT: '0',
    STUDIO_PORT: '0',
    SANDBOX_DATABASE: join(folder, 'sandbox.sqlite'),
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = once(child, 'close');
try {
  const url = await readUrl(createInterface(child.stdout));
  const load = { url, connections: CONNECTIONS, requests: REQUESTS };
  await autocannon({ ...load, duration: WARM_UP_SECONDS });
  const { requests, latency, errors, timeouts, non2xx } = await autocannon({
    ...load,
    duration: Number(values.seconds),
  });
  const failed = errors + timeouts + non2xx;
  console.log(
    [
      '| Sandbox, status of a path | Requests per second | Median | 99 % | Errors | Goal |',
      '| --- | ---: | ---: | ---: | ---: | --- |',
      `| ${CONNECTIONS} connections | ${Math.round(requests.average)} | ${latency.p50} ms | ${latency.p99} ms | ${failed} | at least ${GOAL}, no error |`,
    ].join('\n'),
  );
} finally {
  child.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true });
}
