import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';

export interface ApiReport {
  /** Folder of the package. */
  readonly root: string;
  /** The report is `etc/{name}.api.md`. */
  readonly name: string;
  readonly declarations: string;
}

const silent = { logLevel: ExtractorLogLevel.None };

/**
 * Extracts the public API and compares it with the committed report.
 *
 * @param write Replaces a committed report that differs.
 * @returns whether the report changed
 */
export async function extractApi(
  { root, name, declarations }: ApiReport,
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
