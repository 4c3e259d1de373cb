import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';

const ENTRY = 'virtual:entry';
const CAMPAIGN = `${import.meta.dirname}/../../src/services/campaign.ts`;
const SCRIPT = `import { carryCampaign } from '${CAMPAIGN}'; carryCampaign();`;

it('carries a campaign in 0.5 kB', async () => {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    define: {
      __CAMPAIGN__: JSON.stringify({
        names: ['source', 'medium', 'campaign', 'content', 'term'].map((name) => `utm_${name}`),
        origins: ['app', 'qr', 'studio'].map((name) => `https://${name}.waypage.example`),
      }),
    },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? SCRIPT : undefined),
      },
    ],
    build: { write: false, target: 'es2022', rolldownOptions: { input: ENTRY } },
  });
  const [chunk] = (output as Rolldown.RolldownOutput).output;
  expect(brotliCompressSync(chunk.code).length).toBeLessThan(500);
});
