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

/** The place that was named has no release. */
export class NoReleaseError extends Error {}

/** Opens a release: a folder if there is one of this name, else a host. */
export async function openRelease(place: string): Promise<Release> {
  if (existsSync(place)) return openFolder(place);
  const scheme = /^(?:localhost|127\.0\.0\.1)(?::|$)/.test(place) ? 'http' : 'https';
  const url = place.includes('://') ? place : `${scheme}://${place}`;
  if (/^[^/]*[.:]/.test(place) && URL.canParse(url)) return openHost(new URL(url).origin);
  throw new NoReleaseError(
    `There is no folder ${place}. Name a folder, or a host such as waypage.example.`,
  );
}

async function openFolder(folder: string): Promise<Release> {
  const files = new Set(await listFiles(folder).catch(() => []));
  if (!files.has('index.html')) {
    throw new NoReleaseError(
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
  const responses = new Map<string, Promise<Response>>();
  const get = async (url: string): Promise<Response> => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = responses.get(url) ?? fetch(origin + url, { redirect: 'manual', signal });
    responses.set(url, response);
    return (await response).clone();
  };
  const read = async (url: string) => {
    const response = await get(url);
    return response.status === 200 ? response.bytes() : undefined;
  };
  const home = await read('/').catch((error: unknown) => {
    throw new NoReleaseError(
      `${origin} does not answer (${String((error as Error).cause ?? error)}). Check the name of the host.`,
    );
  });
  if (!home) {
    throw new NoReleaseError(`${origin} has no home page, so there is nothing to compare.`);
  }
  const sitemap = new TextDecoder().decode(await read('/sitemap.xml'));
  return {
    name: origin,
    paths: [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, url = '']) => new URL(url).pathname),
    read,
    headersOf: async (path) => new Map((await get(path)).headers),
    redirectOf: async (url) => {
      const { status, headers } = await get(url);
      return headers.has('location')
        ? `${status} ${headers.get('location')?.replace(origin, '') ?? ''}`
        : undefined;
    },
    redirected: [],
  };
}
