import { build, type Rolldown } from 'vite';
import { eventVariables, type EventSettings, type SiteEnvironment } from '#services/environment.ts';
import type { ReportTarget } from '#services/send-reports.ts';
import type { DatedContent } from '#runtime/dated-content.ts';
import type { WebFont } from '#runtime/start.ts';

const INPUT = `${import.meta.dirname}/../../src/runtime/inline-script.ts`;

interface BuildFacts {
  /** URLs of the module that hydrates the page, after those of its imports. */
  readonly modules: readonly string[];
  readonly webFonts: readonly WebFont[];
  readonly reportTarget?: ReportTarget | undefined;
  readonly environment: SiteEnvironment;
  /** @default views are not counted */
  readonly events?: EventSettings | undefined;
  /** @default nothing has a date */
  readonly datedContent?: DatedContent | null;
  /** What pages take for the time. @default their clock */
  readonly fixedTime?: string | undefined;
}

/** Builds the only inline script. The compiler escapes everything that could close its element. */
export async function buildInlineScript({
  modules,
  webFonts,
  environment,
  reportTarget,
  events,
  datedContent = null,
  fixedTime = '',
}: BuildFacts): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      __MODULES__: JSON.stringify(modules),
      __WEB_FONTS__: JSON.stringify(webFonts),
      __CAMPAIGN__: JSON.stringify(environment.campaign),
      __SITE_ENVIRONMENT__: JSON.stringify(environment),
      __DATED_CONTENT__: JSON.stringify(datedContent),
      __REPORT_TARGET__: JSON.stringify(reportTarget ?? null),
      'import.meta.env.VITE_NOW': JSON.stringify(fixedTime),
      'import.meta.env.VITE_REPORT_URL': JSON.stringify(reportTarget?.url ?? ''),
      ...eventVariables(events),
    },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: INPUT,
        output: { format: 'iife' },
        // Hooks beside what it imports would bring a part of React.
        treeshake: { moduleSideEffects: (id) => !id.includes('node_modules') },
      },
    },
  });
  const [chunk] = (output as Rolldown.RolldownOutput).output;
  return chunk.code.trim();
}
