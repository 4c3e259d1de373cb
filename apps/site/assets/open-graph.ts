import { BRAND, LOCALES, type Locale } from '@waypage/content';
import { loadMessages } from '@waypage/content/messages';
import sharp from 'sharp';
import { code, fitText } from './drawing.ts';
import { outline } from './outline.ts';

const SIZE = { width: 1200, height: 630 };
const MARK = 'M0 0h28v16a12 12 0 0 1-12 12H0Zm4 4v20h12a8 8 0 0 0 8-8V4Z';

interface Words {
  readonly title: readonly [string, string];
  readonly tagline: string;
}

async function draw({ title, tagline }: Words, address: string): Promise<Buffer> {
  const room = 720;
  const sizes = title.map((text) => fitText({ text, size: 128, tracking: -0.045 }, room));
  const size = Math.min(...(await Promise.all(sizes)));
  const words = await Promise.all([
    outline({ text: BRAND.name, x: 118, y: 96, size: 34, fill: '#15140f', tracking: -0.035 }),
    outline({ text: title[0], x: 60, y: 330, size, fill: '#15140f', tracking: -0.045 }),
    outline({
      text: title[1],
      x: 60,
      y: 330 + size * 0.9,
      size,
      fill: '#15140f',
      tracking: -0.045,
    }),
    outline({ text: tagline, x: 64, y: 560, size: 34, fill: '#15140f', width: 'narrow' }),
  ]);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="${String(SIZE.width)}" height="${String(SIZE.height)}">
<path fill="#edece6" d="M0 0h1200v630H0z"/><path fill="#d9e2e4" d="M800 0h400v630H800z"/>
<g transform="translate(64 62) scale(1.42)"><path fill="#15140f" fill-rule="evenodd" d="${MARK}"/><path fill="#ff4b1f" d="M8 8h12v8a4 4 0 0 1-4 4H8Z"/></g>
<path fill="#faf9f6" d="M840 155h320v280a40 40 0 0 1-40 40H840Z"/>
${code(address, { x: 840, y: 155, side: 320 })}
<path fill="#ff4b1f" d="M760 512h440v5H760z"/>
${words.map((word) => word.svg).join('')}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 64, effort: 10 }).toBuffer();
}

/** Two lines of about the same length. */
function twoLines(text: string): readonly [string, string] {
  const middle = text.length / 2;
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const space = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return space === undefined ? [text, ''] : [text.slice(0, space), text.slice(space + 1)];
}

async function wordsOf(locale: Locale): Promise<Readonly<Record<string, Words>>> {
  const texts = await loadMessages(locale, [
    'hero',
    'not-found',
    'print-planner',
    'samples-screen',
    'section-index',
    'qrcode-types',
    'solutions',
  ]);
  const { tagline, title } = texts.hero;
  const titles: Readonly<Record<string, readonly [string, string]>> = {
    home: [title.first, title.second],
    'not-found': twoLines(texts['not-found'].title),
    'print-planner': twoLines(texts['print-planner'].title),
    samples: twoLines(texts['samples-screen'].title),
    'section-index': twoLines(texts['section-index'].title),
    'qrcode-types': twoLines(texts['qrcode-types'].title),
    solutions: twoLines(texts.solutions.title),
  };
  return Object.fromEntries(
    Object.entries(titles).map(([screen, lines]) => [screen, { title: lines, tagline }]),
  );
}

/**
 * The pictures that other sites show of a page, one per screen and language, by file name
 * (decisions.md, "Head of each page").
 *
 * @param address what the code in the picture opens: the site itself
 */
export async function drawOpenGraph(address: string): Promise<ReadonlyMap<string, Buffer>> {
  const pictures = new Map<string, Buffer>();
  for (const locale of LOCALES) {
    for (const [screen, words] of Object.entries(await wordsOf(locale))) {
      pictures.set(`${screen}-${locale}.png`, await draw(words, address));
    }
  }
  return pictures;
}
