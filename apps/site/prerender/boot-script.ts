import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

const entry = fileURLToPath(new URL('../src/app/boot.ts', import.meta.url));

/** A web face as the inline script loads it. */
export interface BootFont {
  readonly family: string;
  readonly url: string;
  readonly descriptors: FontFaceDescriptors;
}

/** What the inline script has to know of the build. */
interface BootParts {
  /** Addresses of the module that hydrates the page and, first, of what it imports. */
  readonly modules: readonly string[];
  readonly fonts: readonly BootFont[];
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
      __FONTS__: JSON.stringify(parts.fonts),
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
