import { load } from 'cheerio';
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
function baselinePage(html: string) {
  const $ = load(html);
  $('script:not([type="application/ld+json"]), link[rel="modulepreload"]').remove();
  $('link[rel="preload"]:is([as="script"], [as="font"])').remove();
  $('style').text((_, css) => css.replace(/@font-face\s*\{[^}]*\}/g, ''));
  return { html: $.html(), styleHashes: [...$('style')].map((style) => hashOf($(style).text())) };
}

/** Copies a build, replaces the pages at some URLs by their baselines, and adapts the security policy. */
export async function makeBaselineBuild(distFolder: string, urls: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'waypage-baseline-'));
  await cp(distFolder, folder, { recursive: true, preserveTimestamps: true });
  const hashes: string[] = [];
  for (const url of urls) {
    const file = join(folder, pageFile(url));
    const baseline = baselinePage(await readFile(file, 'utf8'));
    hashes.push(...baseline.styleHashes);
    await writeFile(file, baseline.html);
  }
  const plan = { ...readHostingPlan(distFolder), styleHashes: { '/*': hashes } };
  await writeFile(join(folder, 'hosting.json'), JSON.stringify(plan));
  // Only the baselines are newer than their compressed copies, so only they are compressed again.
  await precompress(folder);
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
