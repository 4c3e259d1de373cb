import type { Drawing } from '../drawing/draw.ts';

/** A drawing as a file of SVG with true measures: texts are outlines, nothing is fetched. */
export function toSvg({ width, height, fills, picture }: Drawing, mmPerUnit: number): string {
  const mm = (units: number) => `${round(units * mmPerUnit)}mm`;
  const paths = fills.map(
    ({ path, colour, rule }) => `<path fill="${colour}" fill-rule="${rule}" d="${path}"/>`,
  );
  if (picture !== undefined) {
    const { address, ...box } = picture;
    const places = Object.entries(box).map(([name, value]) => `${name}="${round(value)}"`);
    paths.push(`<image ${places.join(' ')} href="${address}"/>`);
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${mm(width)}" height="${mm(height)}" viewBox="0 0 ${round(width)} ${round(height)}">`,
    ...paths,
    '</svg>\n',
  ].join('\n');
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
