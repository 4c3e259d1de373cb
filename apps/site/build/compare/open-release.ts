import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headersFor, type HeaderRule, type HeaderSet } from '../hosting/headers.ts';
import { pageFile } from '../hosting/hosting-plan.ts';
import { listFiles } from '../hosting/precompress.ts';
import { memoize } from '../memoize.ts';

const TIMEOUT_MS = 20_000;

/** A build, a folder to deploy, or a live host. */
export interface Release {
  readonly name: string;
  /** Paths of its pages; a host tells only those of its sitemap. */
  readonly paths: readonly string[];
  /** URLs with a redirect; a host does not tell them. */
  readonly redirected: readonly string[];
  readonly get: (url: string) => Promise<Answer>;
}

export interface Answer {
  readonly status: number;
  /** By their names in lower case; none when a folder does not say. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Uint8Array;
}

/** Opens a release: a folder if there is one of this name, else a host. */
export async function openRelease(source: string): Promise<Release> {
  if (existsSync(source)) return openFolder(source);
  const scheme = /^(?:localhost|127\.0\.0\.1)(?::|$)/.test(source) ? 'http' : 'https';
  const url = source.includes('://') ? source : `${scheme}://${source}`;
  if (/^[^/]*[.:]/.test(source) && URL.canParse(url)) return openHost(new URL(url).origin);
  throw new Error(
    `There is no folder ${source}. Name a folder, or a host such as waypage.example.`,
  );
}

async function openFolder(folder: string): Promise<Release> {
  const files = new Set(await listFiles(folder).catch(() => []));
  if (!files.has('index.html')) {
    throw new Error(
      `${folder} is not a release: it has no index.html. Name a build (apps/site/dist), a folder to deploy (dist-release), or a host.`,
    );
  }
  const find = (...names: string[]) => names.find((name) => files.has(name));
  const textOf = async (name: string) => {
    const file = find(name, `hosting/cloudflare/${name}`);
    return file === undefined ? '' : await readFile(join(folder, file), 'utf8');
  };
  const rules = (await textOf('_headers')).split('\n\n').flatMap((block): HeaderRule[] => {
    const [pattern = '', ...lines] = block.split('\n');
    const headers = lines.flatMap((line) => {
      const [, name = '', value = ''] = /^ +([\w-]+): (.*)$/.exec(line) ?? [];
      return name === '' ? [] : [[name.toLowerCase(), value]];
    });
    return pattern.startsWith('/')
      ? [{ pattern, headers: Object.fromEntries(headers) as HeaderSet }]
      : [];
  });
  const redirects = new Map(
    (await textOf('_redirects'))
      .split('\n')
      .map((line) => line.split(' '))
      .filter(([, , status = '']) => status.startsWith('30'))
      .map(([from = '', to = '', status]) => [from, { to, status: Number(status) }]),
  );
  return {
    name: folder,
    paths: [...files]
      .filter((file) => file.endsWith('.html') && !/(?:^|\/)e?404\.html$/.test(file))
      .map((file) => `/${file}`.replace(/(?:(?<=\/)index)?\.html$/, '')),
    redirected: [...redirects.keys()],
    get: async (url) => {
      const redirect = redirects.get(url);
      const file = redirect ? undefined : find(url.slice(1), pageFile(url).slice(1));
      const headers = redirect ? { location: redirect.to } : headersFor(url, rules);
      return {
        status: redirect?.status ?? (file === undefined ? 404 : 200),
        headers: new Map(Object.entries(headers)),
        body: file === undefined ? new Uint8Array() : await readFile(join(folder, file)),
      };
    },
  };
}

async function openHost(origin: string): Promise<Release> {
  const ask = memoize(async (url: string): Promise<Answer> => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const response = await fetch(origin + url, { redirect: 'manual', signal });
      const headers = new Map(
        [...response.headers].map(([name, value]) => [name, value.replace(origin, '')]),
      );
      return { status: response.status, headers, body: await response.bytes() };
    } catch (error) {
      const { cause = error } = error as Error;
      const reason = `${origin}${url} does not answer (${String(cause)}). Check the host.`;
      throw new Error(reason, { cause });
    }
  });
  async function get(url: string): Promise<Answer> {
    const answer = await ask(url);
    const { status } = answer;
    if (status < 500 && status !== 429) return answer;
    throw new Error(`${origin}${url} answers ${status}, so nothing was compared. Try again later.`);
  }
  const home = await get('/');
  const sitemap = await get('/sitemap.xml');
  const urls = [...new TextDecoder().decode(sitemap.body).matchAll(/<loc>([^<]*)/g)];
  if (home.status !== 200 || urls.length === 0) {
    throw new Error(
      `${origin} answers ${home.status} and ${sitemap.status} for / and /sitemap.xml, so its pages are unknown: a preview has no ` +
        'sitemap. Name the production host, or the folder of its release.',
    );
  }
  const paths = urls.map(([, url = '']) => new URL(url).pathname);
  return { name: origin, paths, redirected: [], get };
}
