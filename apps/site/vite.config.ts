import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { defaultClientConditions, defaultServerConditions, loadEnv, transformWithOxc } from 'vite';
import { defineConfig, type Plugin } from 'vite';
import { readEnvironment, readReportSettings } from './src/services/environment.ts';

const siteRoot = fileURLToPath(new URL('.', import.meta.url));
const workspaceRoot = path.join(siteRoot, '../..');

const styledComponentIds = { ssr: true, fileName: false, displayName: false };

/**
 * Gives styled components ids from the compiler. The name of the file goes into the id, so it has to
 * be relative: two checkouts then build the same bytes (docs/decisions/0004-styles-without-a-flash.md).
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
  const variables = loadEnv(mode, workspaceRoot, 'VITE_');
  const environment = readEnvironment(variables);
  // A malformed one stops the build here; code asks for it by `import.meta.env`.
  readReportSettings(variables);
  const dist = process.env['SITE_DIST'] ?? 'dist';
  // The development server reads the sources of the packages, so that a change in the kit shows at
  // once. The pseudo-languages are in the built package of messages alone. The list replaces Vite's own, hence the defaults.
  const source =
    command === 'serve' && process.env['SITE_PSEUDO'] !== '1' ? ['@waypage/source'] : [];
  return {
    root: siteRoot,
    envDir: workspaceRoot,
    plugins: [react(), stableStyledComponents()],
    define: {
      __SITE_ENVIRONMENT__: JSON.stringify(environment),
      // Outside production styled-components writes text into style elements, which the policy blocks.
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
      // The production and the development build may run side by side.
      outDir: isSsrBuild ? `.prerender/${dist}` : dist,
      copyPublicDir: !isSsrBuild,
      // The list of what every part needs would be in the first code that is loaded.
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
      reportCompressedSize: false,
      assetsInlineLimit: 0,
      ...(!isSsrBuild && {
        rolldownOptions: {
          input: path.join(siteRoot, 'src/app/entry-client.tsx'),
          // The inline script calls what the entry exports.
          preserveEntrySignatures: 'allow-extension',
          // jsPDF would load these to draw HTML and SVG; nothing here asks it to.
          external: ['canvg', 'dompurify', 'html2canvas'],
          // Each is run in a task of its own, so that none blocks the page for long.
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                {
                  name: 'react',
                  test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
                },
                {
                  name: 'libraries',
                  test: /node_modules[\\/](?:i18next|react-i18next|html-parse-stringify|void-elements|react-router(?:-dom)?|set-cookie-parser|cookie|styled-components|stylis|@emotion|css-to-react-native|shallowequal|tslib)[\\/]/,
                },
                {
                  // What every page needs, in one piece instead of a piece for each set of sharers.
                  name: 'frame',
                  tags: ['$initial'],
                  test: /apps[\\/]site[\\/]src[\\/]|packages[\\/](?:ui|content|api-client)[\\/]/,
                },
                {
                  // Small parts that many pages and sections share, instead of a file for each.
                  name: 'shared',
                  // The encoder comes with the first code that is drawn here, not with each page.
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
