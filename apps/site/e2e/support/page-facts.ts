import type { CheerioAPI } from 'cheerio';

export interface Reference {
  readonly place: string;
  readonly url: string;
  readonly opensTab: boolean;
  readonly rel: string;
}

const URLS = ['href', 'src', 'poster', 'action', 'data'] as const;

const IMAGE = /^(?:og:image(?::(?:secure_)?url)?|og:url|twitter:image)$/;

export function referencesOf($: CheerioAPI): Reference[] {
  const found: Reference[] = [];
  const add = (
    place: string,
    url: string | undefined,
    element?: Readonly<Record<string, string>>,
  ) => {
    if (url === undefined) return;
    found.push({
      place,
      url: url.trim(),
      opensTab: element?.['target'] === '_blank',
      rel: element?.['rel'] ?? '',
    });
  };
  $('[href], [src], [poster], form[action], object[data]').each((_, { tagName, attribs }) => {
    for (const name of URLS) add(`${tagName} ${name}`, attribs[name], attribs);
  });
  $('[srcset], [imagesrcset]').each((_, { tagName, attribs }) => {
    for (const candidate of (attribs['srcset'] ?? attribs['imagesrcset'] ?? '').split(/,\s+/)) {
      add(`${tagName} srcset`, candidate.trim().split(/\s+/)[0]);
    }
  });
  $('meta[content]').each((_, { attribs }) => {
    const name = attribs['property'] ?? attribs['name'] ?? '';
    if (IMAGE.test(name)) add(`meta ${name}`, attribs['content']);
  });
  return found;
}

export function idsOf($: CheerioAPI): string[] {
  return $('[id]')
    .toArray()
    .map(({ attribs }) => attribs['id'] ?? '');
}

/** The ids of gradients, clips and masks that shapes refer to. */
export function paintsOf($: CheerioAPI): string[] {
  return $('svg *')
    .toArray()
    .flatMap(({ attribs }) => Object.values(attribs))
    .flatMap((value) => /^url\(["']?#([^"')]+)/.exec(value)?.[1] ?? []);
}
