import { BRAND, type Locale } from '@waypage/content';
import { loadMessages } from '@waypage/content/messages';
import { tokens } from '@waypage/ui/theme';
import sharp from 'sharp';
import { localeBase, localizedPath } from '#services/i18n/localized-path.ts';

/** Side of the mark as a share of the icon. A maskable icon keeps it inside the safe zone. */
const MARK = { any: 0.64, maskable: 0.5 } as const;

const manifestIcon = (size: number, purpose: keyof typeof MARK = 'any') => ({
  src: `/images/icons/${purpose === 'any' ? 'icon' : purpose}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

export const MANIFEST_ICONS = [manifestIcon(192), manifestIcon(512), manifestIcon(512, 'maskable')];

async function drawMark(source: Buffer, side: number): Promise<Buffer> {
  return sharp(source, { density: (72 * side) / 28 })
    .resize(side, side)
    .png()
    .toBuffer();
}

async function drawIcon(source: Buffer, size: number, share: number): Promise<Buffer> {
  const background = tokens.color.light.paper;
  const mark = await drawMark(source, Math.round(size * share));
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: mark }])
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

/** Wraps a PNG in an ICO file. The header has only 22 bytes; libraries for it bring a decoder of their own. */
function toIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one image
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

const ICO_SIZE = 32;
const APPLE_SIZE = 180;

/** Draws every icon besides `favicon.svg` from it, by URL. Browsers request two of them without a link. */
export async function drawIcons(source: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const listed = MANIFEST_ICONS.map(async ({ src, sizes, purpose }) => {
    const icon = await drawIcon(source, Number.parseInt(sizes, 10), MARK[purpose]);
    return [src, icon] as const;
  });
  return new Map([
    ['/favicon.ico', toIco(await drawMark(source, ICO_SIZE), ICO_SIZE)],
    ['/apple-touch-icon.png', await drawIcon(source, APPLE_SIZE, MARK.any)],
    ...(await Promise.all(listed)),
  ]);
}

export const manifestUrl = (locale: Locale): string => localizedPath('/site.webmanifest', locale);

/**
 * Returns the web manifest in one language. It opens in the browser: visitors continue on other hosts, which a
 * standalone window would show without an address bar.
 */
export async function webManifest(locale: Locale): Promise<string> {
  const { home } = await loadMessages(locale, ['home']);
  return JSON.stringify({
    name: BRAND.name,
    short_name: BRAND.name,
    description: home.head.description,
    lang: locale,
    start_url: localeBase(locale),
    scope: '/',
    display: 'browser',
    theme_color: tokens.color.light.paper,
    background_color: tokens.color.light.paper,
    icons: MANIFEST_ICONS,
  });
}
