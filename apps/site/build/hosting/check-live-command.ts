import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '@waypage/scripts/processes.ts';
import { checkLive } from './check-live.ts';

// Compares a live host with a build:
//   node build/hosting/check-live-command.ts <origin> [--from <folder of the build>]

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { from: { type: 'string', default: join(import.meta.dirname, '../../dist') } },
    allowPositionals: true,
  });
  const [host = ''] = positionals;
  const url = host.includes('://') ? host : `https://${host}`;
  if (!URL.canParse(url)) {
    throw new Error(
      '[site] Nothing was checked. Name the host: check:live https://waypage.example',
    );
  }
  const { origin } = new URL(url);
  const { problems, pageCount, fileCount } = await checkLive(origin, values.from);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else
    console.log(
      `${String(pageCount)} pages and ${String(fileCount)} files of ${origin} match the release.`,
    );
});
