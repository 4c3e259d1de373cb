import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';

const root = join(import.meta.dirname, '../..');

export const apiReports = [
  { name: 'ui', declarations: 'dist/index.d.ts' },
  { name: 'ui-theme', declarations: 'dist/theme/index.d.ts' },
] as const;

const silent = { logLevel: ExtractorLogLevel.None };

/**
 * Extracts the public API and compares it with the committed report.
 *
 * @param write Replaces a committed report that differs.
 * @returns whether the report changed
 */
export async function extractApi(
  { name, declarations }: (typeof apiReports)[number],
  write: boolean,
): Promise<boolean> {
  const reportTempFolder = await mkdtemp(join(tmpdir(), 'waypage-api-'));
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: root,
      mainEntryPointFilePath: join(root, declarations),
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'ES2022',
            module: 'NodeNext',
            moduleResolution: 'NodeNext',
            jsx: 'react-jsx',
            lib: ['ES2023', 'DOM', 'DOM.Iterable'],
            types: [],
            strict: true,
            skipLibCheck: true,
          },
          include: [join(root, declarations)],
        },
        skipLibCheck: true,
      },
      apiReport: {
        enabled: true,
        reportFileName: `${name}.api.md`,
        reportFolder: join(root, 'etc'),
        reportTempFolder,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: {
        compilerMessageReporting: { default: silent },
        extractorMessageReporting: { default: silent },
        tsdocMessageReporting: { default: silent },
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(root, 'package.json'),
  });
  const { apiReportChanged } = Extractor.invoke(config, {
    localBuild: write,
    messageCallback: (message) => {
      message.handled = true;
    },
  });
  await rm(reportTempFolder, { recursive: true });
  return apiReportChanged;
}
