import { parseArgs } from 'node:util';

import { runCommand } from '@waypage/scripts/processes.ts';

import { releaseAtOrigin, releaseInFolder } from './keep-assets.ts';
import { makeRelease } from './make-release.ts';
import { HOSTS } from './write-hosting-files.ts';

// Makes the folder to deploy:
//   node build/hosting/release.ts <host> [--previous <origin or folder>] [--to <folder>]

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: {
      from: { type: 'string', default: 'dist' },
      to: { type: 'string', default: 'dist-release' },
      previous: { type: 'string', default: '' },
    },
    allowPositionals: true,
  });
  const host = HOSTS.find((name) => name === positionals[0]);
  if (host === undefined || positionals.length > 1) {
    throw new Error(`[site] Name the host to make the release for: ${HOSTS.join(', ')}.`);
  }
  const retained = await makeRelease({
    distFolder: values.from,
    releaseFolder: values.to,
    host,
    ...(values.previous !== '' && {
      previous: /^https?:\/\//.test(values.previous)
        ? releaseAtOrigin(values.previous)
        : releaseInFolder(values.previous),
    }),
  });
  console.log(
    `${values.to} is ready for ${host}, with ${retained.length} assets of the previous release.`,
  );
});
