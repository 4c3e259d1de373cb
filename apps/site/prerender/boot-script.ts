import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

const entry = fileURLToPath(new URL('../src/app/boot.ts', import.meta.url));

/**
 * Builds the one inline script.
 *
 * @param clientEntry address of the module that hydrates the page
 * @throws Error when the script could end the element it stands in
 */
export async function buildBootScript(clientEntry: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    define: { __ENTRY__: JSON.stringify(clientEntry) },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const [chunk] = (output as Rolldown.RolldownOutput).output;
  const code = chunk.code.trim();
  if (code.includes('</script')) {
    throw new Error(
      '[site] The boot script has the end of its own element in it. Rewrite that text.',
    );
  }
  return code;
}
