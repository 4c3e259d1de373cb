/**
 * The last step of the build: writes `dist/pricing.json` and the schema it follows, and removes the
 * modules that no entry leads to. The bundler makes one of each source (`tsup.config.ts`).
 */
import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { priceList } from './price-list.ts';
import { publishedModules } from './published-modules.ts';

const dist = new URL('../dist/', import.meta.url);

writeFileSync(new URL('pricing.json', dist), `${JSON.stringify(priceList(), null, 2)}\n`);
copyFileSync(
  new URL('../src/pricing/pricing.schema.json', import.meta.url),
  new URL('pricing.schema.json', dist),
);

const { built, reached } = publishedModules();
for (const file of built) if (!reached.has(file.href)) rmSync(file);
