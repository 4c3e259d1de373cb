import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';

const ENTRY = 'virtual:entry';

/** Bytes of a script with these lines, as a browser receives it. */
async function bytesOf(lines: string, env: Readonly<Record<string, string>> = {}): Promise<number> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    define: {
      __CAMPAIGN__: JSON.stringify({
        names: ['source', 'medium', 'campaign', 'content', 'term'].map((name) => `utm_${name}`),
        origins: ['app', 'qr', 'studio'].map((name) => `https://${name}.waypage.example`),
      }),
      __SITE_ENVIRONMENT__: '{}',
      ...Object.fromEntries(
        ['VITE_EVENTS', 'VITE_EVENTS_URL', 'VITE_EVENTS_SITE', 'VITE_EVENTS_CAMPAIGN'].map(
          (name) => [`import.meta.env.${name}`, JSON.stringify(env[name] ?? '')],
        ),
      ),
    },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? lines : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' },
    },
  });
  const [chunk] = (output as Rolldown.RolldownOutput).output;
  return brotliCompressSync(chunk.code).length;
}

const services = `${import.meta.dirname}/../../src/services`;
const campaign = `export { carryCampaign, withCampaign } from '${services}/campaign.ts';`;

it('carries a campaign in 0.5 kB', async () => {
  const lines = `import { carryCampaign } from '${services}/campaign.ts'; carryCampaign();`;
  expect(await bytesOf(lines)).toBeLessThan(500);
});

it.each(['plausible', 'umami', 'matomo', 'json'])('counts for %s in 1.2 kB', async (kind) => {
  const counting = `${campaign}
    import { hosts } from '${services}/hosts.ts';
    export const own = hosts;`;
  const env = {
    VITE_EVENTS: kind,
    VITE_EVENTS_URL: 'https://analytics.waypage.example/api/event',
    VITE_EVENTS_SITE: 'waypage.example',
  };
  const before = await bytesOf(counting);
  const after = await bytesOf(
    `${counting}
    export { sendEvents, storeCountingChoice } from '${services}/event-sender.ts';
    export { countAction } from '${services}/counted-actions.ts';`,
    env,
  );
  expect(after - before).toBeLessThan(1200);
});
