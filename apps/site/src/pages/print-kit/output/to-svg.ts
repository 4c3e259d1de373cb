import type { Place, Shape, Sheet } from '../drawing/sheet.ts';

/**
 * A sheet as an SVG file in true size, with text as outlines and no requests. Repeated pieces have both reference
 * attributes, because many print programs support only `xlink:href`.
 */
export function toSvg({ width, height, groups }: Sheet): string {
  const drawn = groups.flatMap(({ shapes, places }, index) => {
    const paths = shapes.map(pathElement).join('');
    if (places.length === 1) return [`<g${transform(places[0])}>${paths}</g>`];
    const uses = places.map(
      (place) => `<use href="#g${index}" xlink:href="#g${index}"${transform(place)}/>`,
    );
    return [`<defs><g id="g${index}">${paths}</g></defs>`, ...uses];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">`,
    ...drawn,
    '</svg>\n',
  ].join('\n');
}

export function placeTransform({ x, y, isTurned = false }: Place): string {
  const move = `translate(${round(x)} ${round(y)})`;
  return isTurned ? `${move} rotate(180)` : move;
}

function transform(place: Place | undefined): string {
  return place ? ` transform="${placeTransform(place)}"` : '';
}

export function shapeTransform({ at }: Shape): string | undefined {
  return (
    at && `translate(${round(at.x)} ${round(at.y)}) scale(${Math.round(at.scale * 1e6) / 1e6})`
  );
}

function pathElement(shape: Shape): string {
  const { path, colour, rule } = shape;
  const place = shapeTransform(shape);
  return [
    `<path fill="${colour}"`,
    ...(rule ? [` fill-rule="${rule}"`] : []),
    ...(place === undefined ? [] : [` transform="${place}"`]),
    ` d="${path}"/>`,
  ].join('');
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
