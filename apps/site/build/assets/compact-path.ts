import type { PathCommand } from 'fontkit';

type Point = readonly [number, number];

/** Distance, in grid steps, up to which a curve counts as the smooth continuation of the previous one. */
const SMOOTH = 1;

const joined = (numbers: readonly number[]) =>
  numbers.map((n, index) => (index > 0 && n >= 0 ? ` ${n}` : String(n))).join('');

/** Converts a glyph to a path of whole numbers with relative commands, a third of the length of fontkit's own output. */
export function compactPath(
  commands: readonly PathCommand[],
  place: (x: number, y: number) => Point,
): string {
  let [x, y] = [0, 0];
  let start: Point = [0, 0];
  let mirror: Point | undefined;
  const step = ([px, py]: Point): Point => [px - x, py - y];
  const go = (to: Point) => {
    [x, y] = to;
  };
  const line = (to: Point): string => {
    const [dx, dy] = step(to);
    go(to);
    if (dx === 0 && dy === 0) return '';
    if (dy === 0) return `h${dx}`;
    return dx === 0 ? `v${dy}` : `l${joined([dx, dy])}`;
  };
  const curve = (control: Point, to: Point): string => {
    const smooth = mirror && Math.hypot(mirror[0] - control[0], mirror[1] - control[1]) <= SMOOTH;
    const bend = smooth && mirror ? mirror : control;
    const written = smooth ? `t${joined(step(to))}` : `q${joined([...step(control), ...step(to)])}`;
    go(to);
    mirror = [2 * to[0] - bend[0], 2 * to[1] - bend[1]];
    return written;
  };
  return commands
    .map(({ command, args: [a = 0, b = 0, c = 0, d = 0] }) => {
      if (command === 'quadraticCurveTo') return curve(place(a, b), place(c, d));
      mirror = undefined;
      if (command === 'lineTo') return line(place(a, b));
      if (command === 'closePath') {
        go(start);
        return 'z';
      }
      start = place(a, b);
      go(start);
      return `M${joined(start)}`;
    })
    .join('');
}
