/**
 * Last step of the build: writes `dist/pricing.json`, its schema and the English messages, and removes the modules that
 * no entry imports. The bundler emits one module per source file (`tsup.config.ts`).
 */
import { copyFileSync, cpSync, rmSync, writeFileSync } from 'node:fs';
import { LOCALES_FOLDER } from './locale-folders.ts';
import { buildPriceList } from './build-price-list.ts';
import { publishedModules } from './published-modules.ts';

const dist = new URL('../dist/', import.meta.url);

writeFileSync(
  new URL('pricing.json', dist),
  `${JSON.stringify(buildPriceList(await import('@waypage/content/pricing')), null, 2)}\n`,
);
copyFileSync(
  new URL('../src/pricing/pricing.schema.json', import.meta.url),
  new URL('pricing.schema.json', dist),
);

// Translators of other languages start from these and check against them.
cpSync(new URL('en/', LOCALES_FOLDER), new URL('locales/en/', dist), { recursive: true });

const { built, reached } = publishedModules();
for (const file of built) if (!reached.has(file.href)) rmSync(file);
