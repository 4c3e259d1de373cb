import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import type { WebFace } from '../src/boot/web-faces.ts';

const entry = fileURLToPath(new URL('../src/boot/boot.ts', import.meta.url));

/** What the inline script has to know of the build. */
interface BootParts {
  /** Addresses of the module that hydrates the page and, first, of what it imports. */
  readonly modules: readonly string[];
  readonly webFaces: readonly WebFace[];
}

/**
 * Builds the one inline script.
 *
 * @throws Error when the script could end the element it stands in
 */
export async function buildBootScript(parts: BootParts): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      __MODULES__: JSON.stringify(parts.modules),
      __WEB_FACES__: JSON.stringify(parts.webFaces),
    },
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
