import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The build's input for the hosting files, written as `hosting.json` beside the pages. */
export interface HostingPlan {
  /** Every prerendered URL in its canonical spelling: `/`, `/es/`, `/s/pricing`, `/es/s/pricing` … */
  readonly paths: readonly string[];
  /** Folders whose unlisted URLs show a page: `{ '/s/': '/' }` shows `/s/anything` as home. */
  readonly fallbacks: Readonly<Record<string, string>>;
  readonly moved: Readonly<Record<string, string>>;
  /** Short URLs of campaigns, `/go/<name>`, and where they lead, with a query. */
  readonly campaigns?: Readonly<Record<string, string>>;
  /** The not-found page of each language: `/404.html`, `/es/404.html` … */
  readonly notFound: readonly string[];
  /**
   * Hashes of the inline style blocks for each pattern of paths (`/plans`, `/es/s/*`), as in the policy but without
   * quotes: `sha256-…`. Those of `/*` are for everything else, the not-found page among them.
   */
  readonly styleHashes: Readonly<Record<string, readonly string[]>>;
  readonly scriptHashes: readonly string[];
  readonly hosts: HostUrls;
  readonly reportUrl?: string | undefined;
  /** Where views and actions are counted. */
  readonly eventsUrl?: string | undefined;
  /** Whether search engines may index the pages; false for every build that is not for the production host. */
  readonly isIndexed: boolean;
}

export interface HostUrls {
  readonly marketingHost: string;
  readonly appHost: string;
  readonly qrGeneratorHost: string;
}

/** Folder of the build with a folder of configuration for each host; see `write-hosting-files.ts`. */
export const CONFIG_FOLDER = 'hosting';

/** Whether a URL is that of a host's configuration, which is never served. */
export function isHostConfig(url: string): boolean {
  return url === '/hosting.json' || url.startsWith(`/${CONFIG_FOLDER}/`);
}

/** A path on this origin: `//host` and `/\host` would lead to another one. */
const SAME_ORIGIN_PATH = /^\/(?![/\\])[^\s"'\\;$]*$/;

/** Reads `hosting.json` of a build. No URL of it can lead to another origin. */
export function readHostingPlan(distFolder: string): HostingPlan {
  const file = join(distFolder, 'hosting.json');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Error(
      `${file} cannot be read, so there is no build to serve. ` +
        'Run "pnpm build" first ("pnpm test build" before an end-to-end test), or set SITE_DIST to the folder of a build.',
      { cause },
    );
  }
  const plan = JSON.parse(text) as HostingPlan;
  const { fallbacks, moved, campaigns = {} } = plan;
  const others = [fallbacks, moved, campaigns].flatMap((table) => Object.entries(table).flat());
  for (const url of [...plan.paths, ...others, ...plan.notFound]) {
    if (!SAME_ORIGIN_PATH.test(url)) {
      throw new Error(
        `${file} lists the URL ${JSON.stringify(url)}, which is not a plain path of this ` +
          'site, so a redirect to it could leave the site. Correct the list in the prerender.',
      );
    }
  }
  return plan;
}

export function pageFile(path: string): string {
  return path.endsWith('/') ? `${path}index.html` : `${path}.html`;
}

/** URL prefixes of every language but English: `/es` and so on. */
export function languagePrefixes(plan: HostingPlan): readonly string[] {
  return plan.notFound
    .map((url) => url.replace(/\/404\.html$/, ''))
    .filter((prefix) => prefix !== '');
}
