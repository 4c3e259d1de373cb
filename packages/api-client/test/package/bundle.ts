import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));
const ENTRY = '\0application';

export async function bundle(code: string, format: 'es' | 'iife' = 'es'): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'application',
        // Resolved as a file of the package, so that the package's self-reference works.
        resolveId: (id) => (id === ENTRY ? `${root}application.js` : null),
        load: (id) => (id === `${root}application.js` ? code : null),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        output: { format },
      },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const chunks = outputs.flatMap((output) => ('output' in output ? output.output : []));
  return chunks.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
}
