/**
 * Takes a screenshot of every story in two builds of the Storybook and writes the differences as a page of before and
 * after: `node compare-stories.ts <before> <after> [folder]`. It is a report for a pull request, not a test: differences do not
 * make it fail.
 *
 * @example
 * git worktree add ../before origin/main && (cd ../before && pnpm install && pnpm --filter @waypage/storybook build)
 * pnpm --filter @waypage/storybook build && pnpm --filter @waypage/storybook compare
 * ../../../before/apps/storybook/storybook-static storybook-static
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { CHROMIUM_FLAGS } from '@waypage/scripts/chromium-flags.ts';
import { findBrowser } from '@waypage/scripts/find-programs.ts';
import { chromium, type Browser, type BrowserContext } from 'playwright';

const [before, after, folder = 'test-results/compared'] = process.argv.slice(2);
if (before === undefined || after === undefined) {
  throw new Error('Name two built catalogs: node compare-stories.ts <before> <after> [folder].');
}

const ORIGIN = 'http://storybook.localhost';

/** A browser context in which a build is served at `ORIGIN`. */
async function open(browser: Browser, build: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1024, height: 640 },
    reducedMotion: 'reduce',
  });
  await context.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route
      .fulfill({ path: join(build, decodeURIComponent(pathname)) })
      .catch(() => route.fulfill({ status: 404 }));
  });
  return context;
}

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
  readonly tags?: readonly string[];
}

async function storiesOf(build: string): Promise<ReadonlyMap<string, Entry>> {
  const text = await readFile(join(build, 'index.json'), 'utf8');
  const { entries } = JSON.parse(text) as { entries: Readonly<Record<string, Entry>> };
  return new Map(
    Object.values(entries)
      .filter(({ type, tags = [] }) => type === 'story' && !tags.includes('interaction'))
      .map((entry) => [entry.id, entry]),
  );
}

const MAX_ATTEMPTS = 10;
const SETTLE_MS = 150;

const SCHEMES = ['light', 'dark'] as const;

async function shoot(context: BrowserContext, id: string, scheme: string): Promise<Buffer> {
  const page = await context.newPage();
  try {
    await page.goto(`${ORIGIN}/iframe.html?id=${id}&viewMode=story&globals=theme:${scheme}`);
    await page.waitForFunction(
      () =>
        document.body.classList.contains('sb-show-errordisplay') ||
        document.querySelector('#storybook-root > *') !== null,
    );
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    const take = () => page.screenshot({ animations: 'disabled', fullPage: true });
    // The story may still load or move: waits for two identical screenshots in a row.
    let last = await take();
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      await page.waitForTimeout(SETTLE_MS);
      const image = await take();
      if (image.equals(last)) break;
      last = image;
    }
    return last;
  } finally {
    await page.close();
  }
}

interface Difference {
  readonly entry: Entry;
  readonly scheme: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function sheet(differences: readonly Difference[], count: number): string {
  const figure = (label: string, file: string | undefined) =>
    `<figure><figcaption>${label}</figcaption>${file === undefined ? 'not there' : `<a href="${file}"><img src="${file}" alt="" loading="lazy"></a>`}</figure>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Before and after</title>
<style>body{font:16px/1.5 system-ui;margin:24px}section{display:grid;grid-template-columns:1fr 1fr;gap:16px;margin-block:32px}h2{grid-column:1/-1;font-size:18px;margin:0}figure{margin:0}img{max-inline-size:100%;border:1px solid #999}</style>
<h1>${differences.length} of ${count} images differ</h1>
${differences.map(({ entry, scheme, ...files }) => `<section><h2>${escaped(entry.title)} / ${escaped(entry.id)}, ${scheme}</h2>${figure('Before', files.before)}${figure('After', files.after)}</section>`).join('\n')}
</html>`;
}

const builds = [resolve(before), resolve(after)] as const;
const [old, current] = await Promise.all(builds.map(storiesOf));
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: CHROMIUM_FLAGS,
});
const [oldContext, newContext] = await Promise.all(builds.map((build) => open(browser, build)));
if (!old || !current || !oldContext || !newContext) throw new Error('A build is missing.');
const output = resolve(folder);
await rm(output, { recursive: true, force: true });
await mkdir(output, { recursive: true });

const stories = new Map([...old, ...current]);
const differences: Difference[] = [];
for (const [id, entry] of stories) {
  for (const scheme of SCHEMES) {
    const [was, is] = await Promise.all([
      old.has(id) ? shoot(oldContext, id, scheme) : undefined,
      current.has(id) ? shoot(newContext, id, scheme) : undefined,
    ]);
    if (was && is && was.equals(is)) continue;
    const save = async (name: string, image: Buffer | undefined): Promise<string | undefined> => {
      if (!image) return undefined;
      const file = `${id}.${scheme}.${name}.png`;
      await writeFile(join(output, file), image);
      return file;
    };
    const files = { before: await save('before', was), after: await save('after', is) };
    differences.push({ entry, scheme, ...files });
  }
}
await browser.close();

const count = stories.size * SCHEMES.length;
await writeFile(join(output, 'index.html'), sheet(differences, count));
console.info(`${differences.length} of ${count} images differ: ${join(output, 'index.html')}`);
