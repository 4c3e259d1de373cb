import { describe, expect, test } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { objectPath } from '../../assets/objects/objects.ts';
import { DYNAMIC_PATH, STATIC_ADDRESS } from '../../src/sections/comparison/printed-addresses.ts';
import type { PrintedObjectId } from '../../src/objects/object-sizes.ts';
import { DIST, parsePage, plan, readPage } from '../support/built-site.ts';
import { decode } from '../support/decode.ts';

const { shortUrlHost, marketingHost, appHost } = plan.hosts;
const short = (path: string) => `${shortUrlHost}/${path}`;

/** What a drawing's code opens, by the beginning of its name. */
const DRAWINGS: Readonly<Record<string, string>> = {
  'comparison-dynamic': short(DYNAMIC_PATH),
  'comparison-static': STATIC_ADDRESS,
  'contact-envelope': short('post-room'),
  'faq-smallest': short('menu'),
  'how-it-works-code': short('lumbre'),
  'print-label': short('menu'),
  'start-code': `${appHost}/plans/buy/free`,
};

/** Drawings of things that have no code, or one too small to be meant for a phone. */
const WITHOUT_CODE =
  /^(?:avatar-\d|contact-envelope-small|how-it-works-(?:blocks|bars)|place-[a-z]+)/;

const filesIn = (folder: string, ending: string) =>
  readdirSync(`${DIST}/images/${folder}`).filter((file) => file.endsWith(ending));

/** Files whose code is not what it should be, with what the two decoders read. */
async function wrongCodes(folder: string, expected: ReadonlyMap<string, string>) {
  const found = await Promise.all(
    [...expected].map(async ([file, address]) => {
      const read = await decode(readFileSync(`${DIST}/images/${folder}/${file}`));
      return read.every((text) => text === address) ? [] : [`${file}: ${read.join(' and ')}`];
    }),
  );
  return found.flat();
}

const withoutLocale = (file: string) => file.replace(/(?:-(?:en|es|fr))?\.svg$/, '');

describe('two decoders read the code', () => {
  test('of every printed thing: the path of its sample', async () => {
    const files = filesIn('objects', '.svg');
    expect(files.length).toBeGreaterThan(0);
    const expected = files.map(
      (file) => [file, short(objectPath(withoutLocale(file) as PrintedObjectId))] as const,
    );
    expect(await wrongCodes('objects', new Map(expected))).toEqual([]);
  });

  test('of every drawing of the home page', async () => {
    const files = filesIn('drawings', '.svg').filter((file) => !WITHOUT_CODE.test(file));
    const expected = files.map(
      (file) => [file, DRAWINGS[withoutLocale(file)] ?? 'an address'] as const,
    );
    expect(new Set(files.map(withoutLocale))).toEqual(new Set(Object.keys(DRAWINGS)));
    expect(await wrongCodes('drawings', new Map(expected))).toEqual([]);
  });

  test('of every offer that a sample page shows at the counter', async () => {
    const sample = (id: string) => `${marketingHost}/sample/coupon/${id}`;
    const expected = new Map([
      ['coupon-code.svg', short('linde')],
      ['opening-code.svg', sample('coupon-opening')],
      ['weekday-code.svg', sample('coupon-weekday')],
    ]);
    const codes = filesIn('pages', '.svg').filter((file) => file.endsWith('-code.svg'));
    expect(new Set(codes)).toEqual(new Set(expected.keys()));
    expect(await wrongCodes('pages', expected)).toEqual([]);
  });

  test('that is drawn into a page: the address in its name', async () => {
    const named = `${new URL(shortUrlHost).host}/`;
    const pages = plan.paths.filter((page) =>
      new RegExp(`aria-label="[^"]* ${named}`).test(readPage(page)),
    );
    /** Many pages have the same drawing: each is read once, with the first page it stands on. */
    const drawings = new Map<string, { readonly page: string; readonly address: string }>();
    for (const page of pages) {
      const $ = parsePage(page);
      for (const code of $('svg[role=img], svg path[role=img]').toArray()) {
        const address = /\S+$/.exec(code.attribs['aria-label'] ?? '')?.[0] ?? '';
        if (!address.startsWith(named)) continue;
        const drawing = $(code).closest('svg').clone();
        if (code.tagName === 'path') drawing.empty().append($(code).clone());
        drawing.attr({ xmlns: 'http://www.w3.org/2000/svg', width: '600' });
        drawing.removeAttr('class');
        drawing.find('[aria-label]').addBack().removeAttr('aria-label');
        const key = `${address} ${$.xml(drawing)}`;
        if (!drawings.has(key)) drawings.set(key, { page, address });
      }
    }
    expect(drawings.size).toBeGreaterThan(0);
    const wrong = await Promise.all(
      [...drawings].map(async ([key, { page, address }]) => {
        const read = await decode(Buffer.from(key.slice(address.length + 1)));
        return read.every((text) => text === `https://${address}`)
          ? []
          : [`${page}: ${address} is ${read.join(' and ')}`];
      }),
    );
    expect(wrong.flat()).toEqual([]);
  });
});
