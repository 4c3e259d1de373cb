import { gzipSync } from 'node:zlib';

import { build } from 'vite';

const IMPORTS: Readonly<Record<string, string>> = {
  'One button of the kit': "export { Button } from '@waypage/ui';",
  'API client, whole': "export * from '@waypage/api-client';",
  'API client, core': "export { createApiClient } from '@waypage/api-client';",
  'Prices of the content package': "export * from '@waypage/content/pricing';",
};

const PEERS = [/^react($|\/)/, /^react-dom($|\/)/, 'styled-components'];
const ENTRY = 'virtual:measured';

/** Returns the gzipped bytes that each import adds to an application, without peer dependencies. */
export async function packageSizes(siteFolder: string): Promise<Record<string, number>> {
  const sizes: Record<string, number> = {};
  for (const [name, code] of Object.entries(IMPORTS)) sizes[name] = await size(siteFolder, code);
  return sizes;
}

async function size(siteFolder: string, code: string): Promise<number> {
  const result = await build({
    root: siteFolder,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'measured-import',
        // Resolved from the site's folder, so that its packages are found.
        resolveId: (id) => (id === ENTRY ? `${siteFolder}/measured-import.js` : null),
        load: (id) => (id === `${siteFolder}/measured-import.js` ? code : null),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: ENTRY, external: PEERS, preserveEntrySignatures: 'strict' },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunks = outputs.flatMap((output) => ('output' in output ? output.output : []));
  const text = chunks.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
  return gzipSync(text, { level: 9 }).byteLength;
}
