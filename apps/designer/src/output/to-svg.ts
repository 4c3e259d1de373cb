import type { Drawing, Placement } from '../drawing/draw.ts';

/**
 * Writes a drawing as an SVG file at its printed size. Text is outlined and nothing is fetched. The logo has both
 * `href` and `xlink:href`: many print programs support only the latter.
 */
export function toSvg({ width, height, fills, image }: Drawing, mmPerUnit: number): string {
  const mm = (units: number) => `${round(units * mmPerUnit)}mm`;
  const paths = fills.map(
    ({ path, at, colour, rule }) =>
      `<path fill="${colour}" fill-rule="${rule}"${at ? ` transform="${placement(at)}"` : ''} d="${path}"/>`,
  );
  if (image !== undefined) {
    const { url, ...box } = image;
    const places = Object.entries(box).map(([name, value]) => `${name}="${round(value)}"`);
    paths.push(`<image ${places.join(' ')} href="${url}" xlink:href="${url}"/>`);
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${mm(width)}" height="${mm(height)}" viewBox="0 0 ${round(width)} ${round(height)}">`,
    ...paths,
    '</svg>\n',
  ].join('\n');
}

export function placement({ x, y, scale }: Placement): string {
  return `translate(${round(x)} ${round(y)}) scale(${Math.round(scale * 1e6) / 1e6})`;
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
