// Plain JavaScript, as it runs before the version of Node has been checked.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const root = new URL('../', import.meta.url);

function stop(what, why, next) {
  console.error(`\n${what}\n${why}\n${next}\n`);
  process.exit(1);
}

if (!existsSync(new URL('node_modules', root))) {
  stop(
    'The packages are not installed.',
    'Installing them failed, most likely because the package registry could not be reached.',
    'Run "npx --yes pnpm@12 install" and read its message.',
  );
}
try {
  createRequire(import.meta.url).resolve('turbo/package.json');
} catch {
  stop(
    'The installation is incomplete.',
    'The last install was interrupted, so nothing here is certain to work.',
    'Run "npx --yes pnpm@12 install" and read its message.',
  );
}
if (major < 22 || (major === 22 && minor < 18)) {
  stop(
    `Node ${process.versions.node} is too old.`,
    'The workspace normally brings its own Node 24; its download failed or is not offered for this system.',
    'Install Node 24 (22.18 at least), then run the command again.',
  );
}
