/** Writes `dist/pricing.json` and the schema it follows; the last step of the build. */
import { copyFileSync, writeFileSync } from 'node:fs';
import { priceList } from '../src/pricing/price-list.ts';

const dist = new URL('../dist/', import.meta.url);

writeFileSync(new URL('pricing.json', dist), `${JSON.stringify(priceList(), null, 2)}\n`);
copyFileSync(
  new URL('../src/pricing/pricing.schema.json', import.meta.url),
  new URL('pricing.schema.json', dist),
);
