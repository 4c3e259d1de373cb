import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { EdgeVM } from '@edge-runtime/vm';
import { build } from 'vite';
import { ZXING_WASM_VERSION } from 'zxing-wasm/reader';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { extractApi } from '@waypage/scripts/testing/api-report.ts';
import { apiReports } from '../scripts/api-reports.ts';
import {
  compileExamples,
  readExamples,
  runExamples,
} from '@waypage/scripts/testing/readme-examples.ts';

const ENTRY = '\0entry';

/** Bundles code that imports the built package, without what of its imports on demand stays outside. */
async function bundle(code: string, isOutside = (_id: string) => true): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? ENTRY : undefined),
        load: (id) => (id === ENTRY ? code : undefined),
        resolveDynamicImport: (id) =>
          typeof id === 'string' && isOutside(id) ? { id, external: true } : undefined,
      },
    ],
    // A build for servers has no helper that preloads chunks.
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      write: false,
      ssr: true,
      minify: true,
      target: 'es2022',
      rolldownOptions: {
        input: 'entry',
        preserveEntrySignatures: 'strict',
        external: ['canvg', 'dompurify', 'html2canvas'],
      },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('The bundler gave no output.');
  return output.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

const sizeOf = (code: string) => gzipSync(code, { level: 9 }).byteLength;

describe('the package', () => {
  it.each([
    ['@waypage/codes/draw', 6000],
    ['@waypage/codes/print', 8000],
    ['@waypage/codes/print-rules', 400],
    ['@waypage/codes/read', 7000],
    ['@waypage/codes/judge', 4500],
  ])('stays within its size: %s', async (entry, limit) => {
    const bytes = sizeOf(await bundle(`export * from '${entry}';`));
    console.info(`gzip: ${entry} ${String(bytes)} B`);
    expect(bytes).toBeLessThanOrEqual(limit);
  });

  it('judges with little more than what reads', async () => {
    const isDecoder = (id: string) => /^(?:jsqr|qr|zxing-wasm)\b/.test(id);
    const read = `export * from '@waypage/codes/read';`;
    const both = sizeOf(await bundle(`${read} export * from '@waypage/codes/judge';`, isDecoder));
    const bytes = both - sizeOf(await bundle(read, isDecoder));
    console.info(`gzip: judging beside reading ${String(bytes)} B`);
    expect(bytes).toBeLessThanOrEqual(12_000);
  });

  it('encodes, draws and checks in an edge runtime', async () => {
    const script = await bundle(
      `import { encodeCode } from '@waypage/codes';
      import { toSvg } from '@waypage/codes/draw';
      import { checkPrint, layOutSheets } from '@waypage/codes/print';
      const code = encodeCode('https://waypage.example/orilla');
      globalThis.result = JSON.stringify([
        code.size,
        toSvg(code).length > 1000,
        checkPrint({ modules: code.size, widthMm: 30 }).length,
        layOutSheets({ layout: 'card', code }).side,
      ]);`,
    );
    const vm = new EdgeVM();
    vm.evaluate(script.replaceAll(/export\s*\{[^}]*\};?/g, ''));
    expect(JSON.parse(vm.evaluate<string>('result'))).toEqual([29, true, 2, 30]);
  });

  it('pins the decoder whose code its worker carries', async () => {
    const workspace = await readFile(
      join(import.meta.dirname, '../../../pnpm-workspace.yaml'),
      'utf8',
    );
    expect(workspace).toContain(`\n  zxing-wasm: ${ZXING_WASM_VERSION}\n`);
  });

  it('publishes the workspace’s exports without sources', () => {
    const published = Object.fromEntries(
      Object.entries(manifest.exports)
        .filter(([path]) => path !== './testing/*')
        .map(([path, target]) => {
          if (typeof target === 'string') return [path, target];
          const { '@waypage/source': _source, ...rest } = target;
          return [path, rest];
        }),
    );
    expect(manifest.publishConfig.exports).toEqual(published);
  });

  it.each(apiReports)('has the API that is committed: $name', async (report) => {
    const hint = 'The API changed. If that is meant, write the report again: pnpm run api';
    expect(await extractApi(report, false), hint).toBe(false);
  });

  it('has a README whose examples compile and run', async () => {
    const root = join(import.meta.dirname, '..');
    const examples = await readExamples(root, ['README.md']);
    expect(examples.length).toBeGreaterThan(3);
    expect(compileExamples(root, examples).errors).toEqual([]);
    await runExamples(root, examples);
  });
});
