import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import type { WebFace } from '../src/boot/web-faces.ts';

const BOOT = fileURLToPath(new URL('../src/boot/boot.ts', import.meta.url));
const KEEP_LINES = fileURLToPath(new URL('../src/boot/keep-lines.ts', import.meta.url));

/** What the inline script has to know of the build. */
interface BootParts {
  /** Addresses of the module that hydrates the page and, first, of what it imports. */
  readonly modules: readonly string[];
  readonly webFaces: readonly WebFace[];
  /** Address of the module of {@link buildLineKeeper}. */
  readonly keepLines: string;
}

/**
 * Builds the one inline script.
 *
 * @throws Error when the script could end the element it stands in
 */
export async function buildBootScript(parts: BootParts): Promise<string> {
  const code = await buildScript(BOOT, 'iife', {
    __MODULES__: JSON.stringify(parts.modules),
    __WEB_FACES__: JSON.stringify(parts.webFaces),
    __KEEP_LINES__: JSON.stringify(parts.keepLines),
  });
  if (code.includes('</script')) {
    throw new Error(
      '[site] The boot script has the end of its own element in it. Rewrite that text.',
    );
  }
  return code;
}

/** Builds the module that keeps the lines of texts when the web faces come. The boot script imports it. */
export function buildLineKeeper(): Promise<string> {
  return buildScript(KEEP_LINES, 'es');
}

async function buildScript(
  input: string,
  format: 'iife' | 'es',
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    define: { ...define },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input, preserveEntrySignatures: 'strict', output: { format } },
    },
  });
  const [chunk] = (output as Rolldown.RolldownOutput).output;
  return chunk.code.trim();
}
