import type { CheerioAPI } from 'cheerio';

export interface Reference {
  readonly place: string;
  readonly url: string;
  readonly opensTab: boolean;
  readonly rel: string;
}

const URLS = ['href', 'src', 'poster', 'action', 'data'] as const;

const ID_LISTS = [
  'for',
  'list',
  'form',
  'headers',
  'popovertarget',
  'commandfor',
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-flowto',
  'aria-labelledby',
  'aria-owns',
] as const;

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

export function idReferencesOf($: CheerioAPI): { readonly place: string; readonly id: string }[] {
  const found: { place: string; id: string }[] = [];
  for (const name of ID_LISTS) {
    $(`[${name}]`).each((_, { tagName, attribs }) => {
      for (const id of (attribs[name] ?? '').split(/\s+/)) {
        found.push({ place: `${tagName} ${name}`, id });
      }
    });
  }
  $('svg *').each((_, { tagName, attribs }) => {
    for (const [name, value] of Object.entries(attribs)) {
      const id = /^url\(["']?#([^"')]+)/.exec(value)?.[1];
      if (id !== undefined) found.push({ place: `${tagName} ${name}`, id });
    }
  });
  return found;
}

export function headingLevelsOf(
  $: CheerioAPI,
): { readonly level: number; readonly text: string }[] {
  return $('h1, h2, h3, h4, h5, h6, [role=heading]')
    .toArray()
    .filter((heading) => $(heading).closest('[aria-hidden=true], [inert]').length === 0)
    .map((heading) => ({
      level: Number(heading.attribs['aria-level'] ?? heading.tagName.slice(1)),
      text: $(heading).text().trim(),
    }));
}
