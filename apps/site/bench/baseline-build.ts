import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageFile, readHostingPlan } from '#build/hosting/hosting-plan.ts';
import { precompress } from '#build/hosting/precompress.ts';
import { hashOf } from '#build/hosting/security-policy.ts';

/**
 * Returns the baseline of a page: the same HTML without scripts, script preloads and web fonts. JSON-LD stays, as it
 * costs both the same bytes.
 */
export function baselinePage(html: string): string {
  return html
    .replace(/<script\b([^>]*)>[\s\S]*?<\/script\s*>/gi, (element, attributes: string) =>
      /type\s*=\s*["']?application\/ld\+json/i.test(attributes) ? element : '',
    )
    .replace(/<link\b[^>]*>/gi, (element) => (preloadsScriptOrFont(element) ? '' : element))
    .replace(
      /(<style\b[^>]*>)([\s\S]*?)(<\/style\s*>)/gi,
      (_, start: string, css: string, end: string) =>
        [start, css.replace(/@font-face\s*\{[^}]*\}/gi, ''), end].join(''),
    );
}

export function styleHashes(html: string): string[] {
  return [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi)].map(([, css = '']) =>
    hashOf(css),
  );
}

function preloadsScriptOrFont(link: string): boolean {
  return (
    /\brel\s*=\s*["']?modulepreload/i.test(link) ||
    (/\brel\s*=\s*["']?preload/i.test(link) && /\bas\s*=\s*["']?(?:script|font)/i.test(link))
  );
}

export interface BaselineBuild {
  readonly folder: string;
  remove(): Promise<void>;
}

/** Copies a build, replaces the pages at some URLs by their baselines, and adapts the security policy. */
export async function makeBaselineBuild(
  distFolder: string,
  urls: readonly string[],
): Promise<BaselineBuild> {
  const folder = await mkdtemp(join(tmpdir(), 'waypage-baseline-'));
  await cp(distFolder, folder, { recursive: true, preserveTimestamps: true });
  const hashes: string[] = [];
  for (const url of urls) {
    const file = join(folder, pageFile(url));
    const baseline = baselinePage(await readFile(file, 'utf8'));
    hashes.push(...styleHashes(baseline));
    await writeFile(file, baseline);
  }
  const plan = { ...readHostingPlan(distFolder), styleHashes: hashes };
  await writeFile(join(folder, 'hosting.json'), JSON.stringify(plan));
  // Only the baselines are newer than their compressed copies, so only they are compressed again.
  await precompress(folder);
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
