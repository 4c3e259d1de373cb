import react from '@vitejs/plugin-react';
import { buildMoment, campaignPath, isActive, readCampaigns } from '@waypage/content/desk';
import path from 'node:path';
import { defaultClientConditions, defaultServerConditions, loadEnv, transformWithOxc } from 'vite';
import { defineConfig, type Plugin } from 'vite';
import {
  eventVariables,
  readEnvironment,
  readEventSettings,
  readReportSettings,
  VARIABLE_PREFIXES,
} from './src/services/environment.ts';

const siteRoot = import.meta.dirname;
const workspaceRoot = path.join(siteRoot, '../..');

const styledComponentIds = { ssr: true, fileName: false, displayName: false };

/** Chunks of every page, which the inline script imports. */
const INITIAL = /assets\/(?:rolldown-runtime|preload-helper|react|libraries|frame|entry-client)-/;

/**
 * Assigns styled-components ids at compile time. An id includes the file name, which has to be relative so that two
 * checkouts build the same bytes (docs/decisions/0004-styles-without-a-flash.md).
 */
function stableStyledComponents(): Plugin {
  return {
    name: 'stable-styled-components',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      const file = path.relative(siteRoot, id.split('?')[0] ?? id);
      if (!/\.tsx?$/.test(file) || !code.includes('styled-components')) return null;
      const result = await transformWithOxc(code, file, {
        jsx: 'preserve',
        plugins: { styledComponents: { ...styledComponentIds, namespace: 'site' } },
      });
      return { code: result.code, map: result.map ?? null };
    },
  };
}

export default defineConfig(({ command, mode, isSsrBuild = false }) => {
  const variables = loadEnv(mode, workspaceRoot, [...VARIABLE_PREFIXES]);
  const environment = readEnvironment(variables);
  // Fails the build for invalid settings; the code reads them from `import.meta.env`.
  const reports = readReportSettings(variables);
  const events = readEventSettings(variables);
  const now = buildMoment(process.env['SITE_NOW']);
  const dist = process.env['SITE_DIST'] ?? 'dist';
  // The development server resolves the packages to their sources, so that a change in the kit shows at once.
  // Pseudo-languages only exist in the built messages. The list replaces Vite's own, so it repeats the defaults.
  const source =
    command === 'serve' && process.env['SITE_PSEUDO'] !== '1' ? ['@waypage/source'] : [];
  return {
    root: siteRoot,
    envDir: workspaceRoot,
    plugins: [react(), stableStyledComponents()],
    define: {
      __SITE_ENVIRONMENT__: JSON.stringify(environment),
      __CAMPAIGN__: JSON.stringify(environment.campaign),
      __CAMPAIGN_PATHS__: JSON.stringify(
        readCampaigns(now)
          .filter((one) => isActive(one, now))
          .map(({ name }) => campaignPath(name)),
      ),
      ...eventVariables(events),
      'import.meta.env.VITE_REPORT_URL': JSON.stringify(reports?.url ?? ''),
      // Outside production styled-components adds text to style elements, which the policy blocks.
      SC_DISABLE_SPEEDY: 'false',
    },
    resolve: { conditions: [...source, ...defaultClientConditions] },
    ssr: {
      noExternal: [/^@waypage\//],
      resolve: { conditions: [...source, ...defaultServerConditions] },
    },
    ...(command === 'serve' && { oxc: { plugins: { styledComponents: styledComponentIds } } }),
    build: {
      target: 'es2022',
      manifest: isSsrBuild ? false : 'client-manifest.json',
      outDir: isSsrBuild ? `.prerender/${dist}` : dist,
      copyPublicDir: !isSsrBuild,
      modulePreload: {
        polyfill: false,
        // These are there. Firefox reports an error for the preload of a module that it has.
        resolveDependencies: (_file, chunks) => chunks.filter((chunk) => !INITIAL.test(chunk)),
      },
      reportCompressedSize: false,
      assetsInlineLimit: 0,
      ...(!isSsrBuild && {
        rolldownOptions: {
          input: path.join(siteRoot, 'src/runtime/entry-client.tsx'),
          // The inline script calls the entry's exports.
          preserveEntrySignatures: 'allow-extension',
          // jsPDF imports these to draw HTML and SVG, which the site never does.
          external: ['canvg', 'dompurify', 'html2canvas'],
          // Each chunk is evaluated in a task of its own, so that none blocks the page for long.
          output: {
            // Browsers compile what every page runs beside the main thread, before its evaluation.
            postBanner: ({ fileName }) =>
              INITIAL.test(fileName) ? '//# allFunctionsCalledOnLoad' : '',
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                {
                  name: 'react',
                  test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
                },
                {
                  // The other libraries of every page.
                  name: 'libraries',
                  tags: ['$initial'],
                  test: /node_modules/,
                },
                {
                  // Code of every page in one chunk instead of one per set of importers.
                  name: 'frame',
                  tags: ['$initial'],
                  test: /apps[\\/]site[\\/]src[\\/]|packages[\\/](?:ui|content|api-client)[\\/]/,
                },
                {
                  // Small modules shared by many pages and sections, instead of a chunk for each.
                  name: 'shared',
                  // Without the QR encoder, which only loads with the first code that the site draws.
                  test: /apps[\\/]site[\\/]src[\\/]|packages[\\/](?:ui|content|api-client)[\\/](?!.*qr-code)/,
                  minShareCount: 5,
                },
              ],
            },
          },
        },
      }),
    },
    server: { port: 5173, strictPort: true },
  };
});
