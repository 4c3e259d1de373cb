import { hash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createLinks } from '@waypage/api-client';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@waypage/content';
import { baseCss, fontFaceCss, themeCss, webFaces } from '@waypage/ui/theme';
import { loadEnv } from 'vite';
import { type HostingPlan, pageFile } from '../hosting/hosting-plan.ts';
import { writeAssetList } from '../hosting/keep-assets.ts';
import { PRINTED_CAMPAIGNS } from '../hosting/make-release.ts';
import { precompress, readCompression } from '../hosting/precompress.ts';
import { writeHostingFiles } from '../hosting/write-hosting-files.ts';
import { memoize } from '../memoize.ts';
import { readDesk } from './read-desk.ts';
import { PAGE_CSS } from '#layout/page/page-css.ts';
import {
  FALLBACKS,
  findPage,
  MOVED_URLS,
  NOT_FOUND_URL,
  PAGE_URLS,
  PAGES,
} from '#pages/page-registry.ts';
import { campaignPath, campaignTarget } from '@waypage/content/desk';
import {
  readEnvironment,
  readEventSettings,
  readReportSettings,
  VARIABLE_PREFIXES,
} from '#services/environment.ts';
import { localizedPath } from '#services/i18n/localized-path.ts';
import { buildInlineScript } from './build-inline-script.ts';
import { readDatedParts } from './announcements.ts';
import { firstClasses, writeDocument } from './document.ts';
import { drawIcons, manifestUrl, webManifest } from './icons.ts';
import { changedOn, type TextDates } from './text-dates.ts';
import textDates from './text-dates.json' with { type: 'json' };
import { llmsTxt, type ListedPage, robots, sitemap, securityTxt } from './sitemap.ts';
import { assertStrictMarkup, hashOf } from '../hosting/security-policy.ts';
import { createStructuredData } from './structured-data.ts';
import {
  minifyCss,
  splitStyles,
  styleHashesByPattern,
  withThemeValues,
  type RouteStyleHashes,
} from './styles.ts';

// Writes every page × language as complete HTML into dist, beside the client build, and the configuration of the hosts.

type Prerender = typeof import('#runtime/entry-prerender.tsx');

const siteRoot = path.join(import.meta.dirname, '../..');
const workspaceRoot = path.join(siteRoot, '../..');
const distName = process.env['SITE_DIST'] ?? 'dist';
const dist = path.join(siteRoot, distName);
const serverBuild = path.join(siteRoot, '.prerender', distName);
const compression = readCompression(process.env['SITE_COMPRESSION']);

const variables = loadEnv('production', workspaceRoot, [...VARIABLE_PREFIXES]);
const environment = readEnvironment(variables);
const reports = readReportSettings(variables);
const events = readEventSettings(variables);
const { renderPage } = (await import(
  pathToFileURL(path.join(serverBuild, 'entry-prerender.js')).href
)) as Prerender;

interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

async function findClientModules(): Promise<readonly string[]> {
  const file = path.join(dist, 'client-manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Record<string, ManifestChunk>;
  // It reveals more about the sources than visitors need.
  await rm(file);
  const urls = new Set<string>();
  const seen = new Set<string>();
  function add(name: string): void {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    chunk.imports?.forEach(add);
    urls.add(`/${chunk.file}`);
  }
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry);
  if (entry === undefined)
    throw new Error('[site] The client build has no entry. Run "vite build" first.');
  add(entry);
  return [...urls];
}

async function write(url: string, content: string | Buffer): Promise<void> {
  const file = path.join(dist, url);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

const contentHash = (content: string | Buffer) => hash('sha256', content, 'base64url').slice(0, 8);

async function writeAsset(file: string, content: string | Buffer): Promise<string> {
  const { name, ext } = path.parse(file);
  const url = `/assets/${name}-${contentHash(content)}${ext}`;
  await write(url, content);
  return url;
}

async function copyFont(specifier: string): Promise<string> {
  const file = fileURLToPath(import.meta.resolve(specifier));
  return writeAsset(file, await readFile(file));
}

const fonts = {
  display: await copyFont('@waypage/ui/fonts/special-gothic.woff2'),
  text: await copyFont('@waypage/ui/fonts/hanken-grotesk.woff2'),
};
const { now, announcements, campaigns } = readDesk();
const dated = await readDatedParts(announcements, now);
const theme = minifyCss(themeCss + baseCss + PAGE_CSS + dated.css);

const shorten = (rules: readonly string[], others: readonly string[] = []) =>
  minifyCss(withThemeValues(rules.join(''), theme + others.join('')));

const modules = await findClientModules();
const inlineScript = await buildInlineScript({
  modules,
  environment,
  events,
  datedContent: dated.content,
  fixedTime: process.env['VITE_NOW'],
  reportTarget: reports && {
    url: reports.url,
    release: reports.release ?? contentHash(modules.join()),
  },
  webFonts: (['display', 'text'] as const).map((face) => {
    const { family, ...descriptors } = webFaces[face];
    return [family, `url(${fonts[face]})`, descriptors] as const;
  }),
});
const fontSheet = await writeAsset('fonts.css', fontFaceCss(fonts));
const frame = { script: inlineScript, theme, fontSheet };
const links = createLinks(environment);
const { marketingHost, isIndexed } = environment;
const structuredDataIn = memoize((locale: Locale) =>
  createStructuredData({ locale, marketingHost, links }),
);
const paths: string[] = [];
const days = new Map<string, string>();
const notFound: string[] = [];
const listed: ListedPage[] = [];
const routeStyles: RouteStyleHashes[] = [];
const pageCount = PAGE_URLS.length * LOCALES.length;
// Pages of a route share their styles, unless each has its own design.
const groups = PAGES.flatMap((route) =>
  route.hasLayout === false ? route.urls.map((one) => ({ ...route, urls: [one] })) : [route],
);

for (const { name, urls, hasLayout = true, hasInlineStyles } of groups) {
  const { pages, styles, allStyles } = await renderPage(
    name,
    urls.map(({ url }) => url),
    LOCALES,
  );
  const { rules: allRules, marks, marksElement } = splitStyles(styles);
  // What is seen later is styled by the later sheet, where there is one.
  const firstViewClasses = allStyles ? firstClasses(pages) : undefined;
  const isFirst = (rule: string) =>
    (rule.match(/\.[A-Za-z_][\w-]*/g) ?? ['']).some(
      (name) => !name || firstViewClasses?.has(name.slice(1)),
    );
  const rules = firstViewClasses ? allRules.filter(isFirst) : allRules;
  const shortRules = shorten(rules);
  const rulesElement = hasInlineStyles
    ? `<style>${shortRules}</style>`
    : `<link rel="stylesheet" href="${await writeAsset('page.css', shortRules)}">`;
  const hashes = hasInlineStyles ? [hashOf(shortRules)] : [];
  // A page in a single island generates its rules again, in the same order; the marks of each design would add a hash.
  if (hasLayout) hashes.push(hashOf(marks));
  routeStyles.push({ name, urls: urls.map(({ url }) => url), hashes });
  const styleElements = hasLayout ? rulesElement + marksElement : rulesElement;
  // A rule only overrides those of its own component or of one that it extends, so never from the later sheet alone.
  const laterRules =
    allStyles && splitStyles(allStyles).rules.filter((rule) => !rules.includes(rule));
  const deferredSheet = laterRules && (await writeAsset('page.css', shorten(laterRules, rules)));
  for (const rendered of pages) {
    const { locale, page, messages } = rendered;
    const { url, canonical } = page;
    const target = localizedPath(url, locale);
    const html = writeDocument(rendered, {
      ...frame,
      styles: styleElements,
      deferredSheet,
      messages: await writeAsset('messages.json', JSON.stringify(messages)),
      manifest: manifestUrl(locale),
      topLines: dated.topLines(url, locale),
      structuredData: await (await structuredDataIn(locale))(page),
    });
    assertStrictMarkup(target, html.slice(html.indexOf('<body')));
    await write(pageFile(target), html);
    paths.push(target);
    const day = changedOn((textDates as TextDates)[target], html);
    if (day !== undefined) days.set(target, day);
    if (locale === DEFAULT_LOCALE && canonical === url) {
      listed.push({ url, ...rendered.title });
    }
    if (url === NOT_FOUND_URL) {
      const missing = localizedPath('/404.html', locale);
      await write(missing, html);
      notFound.push(missing);
    }
  }
  console.log(`Pages: ${paths.length} of ${pageCount}`);
}

const indexed = PAGE_URLS.filter((url) => findPage(url).canonical === url);
if (isIndexed) {
  await write('sitemap.xml', sitemap(marketingHost, indexed, days));
  const undated = indexed
    .flatMap((url) => LOCALES.map((locale) => localizedPath(url, locale)))
    .filter((target) => !days.has(target));
  console.log(
    `Sitemap: ${undated.length} pages have no lastmod, as their text is not the recorded one (docs/content-desk.md, "What changed").`,
  );
  await write('llms.txt', llmsTxt(marketingHost, listed));
}
await write('robots.txt', robots(isIndexed ? marketingHost : undefined));
await copyFile(
  fileURLToPath(import.meta.resolve('@waypage/content/pricing.json')),
  path.join(dist, 'pricing.json'),
);
await write('.well-known/security.txt', securityTxt(marketingHost, new Date()));
for (const locale of LOCALES) await write(manifestUrl(locale), await webManifest(locale));
for (const [url, icon] of await drawIcons(await readFile(path.join(dist, 'favicon.svg'))))
  await write(url, icon);

function inEachLanguage(table: ReadonlyMap<string, string>): Record<string, string> {
  return Object.fromEntries(
    LOCALES.flatMap((locale) =>
      [...table].map((urls) => urls.map((path) => localizedPath(path, locale))),
    ),
  ) as Record<string, string>;
}

const plan: HostingPlan = {
  paths,
  fallbacks: inEachLanguage(FALLBACKS),
  moved: inEachLanguage(MOVED_URLS),
  campaigns: Object.fromEntries(
    campaigns.map((one) => [campaignPath(one.name), campaignTarget(one, now)]),
  ),
  notFound,
  styleHashes: styleHashesByPattern(hashOf(theme), routeStyles),
  scriptHashes: [hashOf(frame.script)],
  hosts: environment,
  isIndexed,
  ...(reports && { reportUrl: reports.url }),
  ...(events && { eventsUrl: events.url }),
};
await write('hosting.json', `${JSON.stringify(plan, null, 2)}\n`);
const printed = campaigns.filter((one) => one.printed).map(({ name }) => name);
await write(PRINTED_CAMPAIGNS, `${JSON.stringify(printed)}\n`);
await writeHostingFiles(dist);
await writeAssetList(dist);
if (compression !== 'none') {
  console.log('Compressing …');
  await precompress(dist, compression);
}
await rm(serverBuild, { recursive: true });
console.log(`${paths.length} pages in ${LOCALES.length} languages.`);
