import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headersFor, type HeaderRule, type HeaderSet } from '../hosting/headers.ts';
import { pageFile } from '../hosting/hosting-plan.ts';
import { listFiles } from '../hosting/precompress.ts';

const TIMEOUT_MS = 20_000;

/** A build, a folder to deploy, or a live host. */
export interface Release {
  readonly name: string;
  /** Paths of its pages; a host tells only those of its sitemap. */
  readonly paths: readonly string[];
  /** The content of a page or file by its URL; `undefined` when there is none. */
  readonly read: (url: string) => Promise<Uint8Array | undefined>;
  /** Headers of a page, by their names in lower case; none when the release does not say. */
  readonly headersOf: (path: string) => Promise<ReadonlyMap<string, string>>;
  /** Where a URL is redirected to, behind the status. */
  readonly redirectOf: (url: string) => Promise<string | undefined>;
  /** URLs with a redirect; a host does not tell them. */
  readonly redirected: readonly string[];
}

/** Opens a release: a folder if there is one of this name, else a host. */
export async function openRelease(place: string): Promise<Release> {
  if (existsSync(place)) return openFolder(place);
  const scheme = /^(?:localhost|127\.0\.0\.1)(?::|$)/.test(place) ? 'http' : 'https';
  const url = place.includes('://') ? place : `${scheme}://${place}`;
  if (/^[^/]*[.:]/.test(place) && URL.canParse(url)) return openHost(new URL(url).origin);
  throw new Error(`There is no folder ${place}. Name a folder, or a host such as waypage.example.`);
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
      .map(([from = '', to = '', status = '']) => [from, `${status} ${to}`]),
  );
  return {
    name: folder,
    paths: [...files]
      .filter((file) => file.endsWith('.html') && !/(?:^|\/)e?404\.html$/.test(file))
      .map((file) => `/${file}`.replace(/(?:(?<=\/)index)?\.html$/, '')),
    read: async (url) => {
      const file = find(url.slice(1), pageFile(url).slice(1));
      return file === undefined ? undefined : await readFile(join(folder, file));
    },
    headersOf: (path) => Promise.resolve(new Map(Object.entries(headersFor(path, rules)))),
    redirectOf: (url) => Promise.resolve(redirects.get(url)),
    redirected: [...redirects.keys()],
  };
}

async function openHost(origin: string): Promise<Release> {
  const answers = new Map<string, ReturnType<typeof ask>>();
  async function ask(url: string) {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const response = await fetch(origin + url, { redirect: 'manual', signal });
      const { status, headers } = response;
      return { status, headers, body: await response.bytes() };
    } catch (error) {
      const { cause = error } = error as Error;
      throw new Error(`${origin}${url} does not answer (${String(cause)}). Check the host.`, {
        cause,
      });
    }
  }
  async function get(url: string) {
    const answer = answers.get(url) ?? ask(url);
    answers.set(url, answer);
    const { status } = await answer;
    if (status < 500 && status !== 429) return answer;
    throw new Error(`${origin}${url} answers ${status}, so nothing was compared. Try again later.`);
  }
  const home = await get('/');
  const sitemap = await get('/sitemap.xml');
  const paths = [...new TextDecoder().decode(sitemap.body).matchAll(/<loc>([^<]*)/g)];
  if (home.status !== 200 || paths.length === 0) {
    throw new Error(
      `${origin} answers ${home.status} and ${sitemap.status} for / and /sitemap.xml, so its pages are unknown: a preview has no ` +
        'sitemap. Name the production host, or the folder of its release.',
    );
  }
  return {
    name: origin,
    paths: paths.map(([, url = '']) => new URL(url).pathname),
    read: async (url) => {
      const { status, body } = await get(url);
      return status === 200 ? body : undefined;
    },
    headersOf: async (path) => new Map((await get(path)).headers),
    redirectOf: async (url) => {
      const { status, headers } = await get(url);
      const target = headers.get('location');
      return target === null ? undefined : `${status} ${target.replace(origin, '')}`;
    },
    redirected: [],
  };
}
