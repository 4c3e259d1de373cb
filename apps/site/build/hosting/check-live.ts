import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headerRules, headersFor, NO_TRANSFORM } from './headers.ts';
import { pageFile, readHostingPlan } from './hosting-plan.ts';

const PAGE_COUNT = 10;
const TIMEOUT_MS = 20_000;

/** Files that the pages of a release refer to. */
const FILE = /\/(?:assets|images|fonts)\/[\w./-]+\.\w+/g;

const filesIn = (html: string): string[] => [...new Set(html.match(FILE))];
const scriptsIn = (html: string): string[] => html.match(/<script\b.*?<\/script>/gs) ?? [];
const withoutWhitespace = (html: string) => html.replace(/<!--.*?-->|\s|["']/gs, '');

/** Says in words what a proxy has done to a page. */
function describeChange(html: string, live: string): string {
  const linkedFiles = new Set(filesIn(html));
  const scripts = scriptsIn(html);
  const injected = scriptsIn(live).find((script) => !scripts.includes(script));
  if (/cdn-cgi\/l\/email-protection|data-cfemail|email-decode/.test(live))
    return 'has obfuscated email addresses';
  if (withoutWhitespace(live) === withoutWhitespace(html)) return 'is minified';
  // First, as the inline script of another release differs too.
  const foreign = filesIn(live).find((file) => !linkedFiles.has(file));
  if (foreign !== undefined) return `is of another release (a stale edge?): it uses ${foreign}`;
  if (injected !== undefined)
    return `has a script that the release does not have: ${injected.slice(0, 80)}`;
  const at = [...html].findIndex((character, index) => live[index] !== character);
  return `is changed from "${html.slice(at, at + 60)}" to "${live.slice(at, at + 60)}"`;
}

/** Spreads the choice over all kinds of pages and languages. */
const choosePages = (paths: readonly string[]) =>
  paths.filter((_, index) => index % Math.ceil(paths.length / PAGE_COUNT) === 0);

/**
 * Compares ten pages of a host, the files that they refer to and their headers with a build, byte for byte.
 *
 * @param origin where the site is live, or a preview of it
 * @param distFolder the build that was released
 * @returns the problems, one line each, and what was compared
 */
export async function checkLive(origin: string, distFolder: string) {
  const plan = readHostingPlan(distFolder);
  const rules = headerRules(plan);
  const isProduction = plan.isIndexed && plan.hosts.marketingHost === origin;
  const problems: string[] = [];

  async function get(path: string): Promise<Response | undefined> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const response = await fetch(origin + path, { redirect: 'manual', signal });
      if (response.status === 200) return response;
      problems.push(`${path} answers ${String(response.status)}`);
    } catch (error) {
      const { cause = error } = error as Error;
      problems.push(`${path} does not answer: ${String(cause)}`);
    }
    return undefined;
  }

  function checkHeaders(path: string, { headers }: Response): void {
    for (const [name, value] of Object.entries(headersFor(path, rules))) {
      const live = headers.get(name);
      // Cloudflare compresses a page only without it.
      const isEqual = live === value || live === value.replace(`, ${NO_TRANSFORM}`, '');
      if (name === 'X-Robots-Tag' || isEqual) continue;
      problems.push(
        live === null ? `${path} lacks the header ${name}` : `${path} has ${name}: ${live}`,
      );
    }
    const isHidden = headers.get('x-robots-tag')?.includes('noindex') === true;
    if (isHidden && isProduction) problems.push(`${path} asks search engines not to index it`);
    if (!isHidden && !isProduction) problems.push(`${path} is a preview that may be indexed`);
  }

  const pages = choosePages(plan.paths);
  const files = new Set(['/robots.txt']);
  for (const path of pages) {
    const html = await readFile(join(distFolder, pageFile(path)), 'utf8');
    for (const file of filesIn(html)) files.add(file);
    const response = await get(path);
    if (!response) continue;
    checkHeaders(path, response);
    const live = await response.text();
    if (live !== html) problems.push(`${path} ${describeChange(html, live)}`);
  }
  for (const file of files) {
    const released = await readFile(join(distFolder, file)).catch(() => undefined);
    const response = released && (await get(file));
    if (!response || released.equals(await response.bytes())) continue;
    problems.push(`${file} is not the file of the release`);
  }
  return { problems, pageCount: pages.length, fileCount: files.size };
}
