import { readPath, type PathData } from './paths.ts';

export interface PdfStep {
  readonly op: 'm' | 'l' | 'c' | 'h';
  readonly c: number[];
}

/**
 * Converts path data to PDF commands, for `path()` of jsPDF.
 *
 * @param toPoints converts a number of the path to points; even indexes are x coordinates
 */
export function toPdfSteps(
  path: PathData,
  toPoints: (value: number, index: number) => number,
): PdfStep[] {
  let [x, y] = [0, 0];
  return readPath(path).map(({ command, numbers }) => {
    const [startX, startY] = [x, y];
    const c = numbers.map(toPoints);
    x = c.at(-2) ?? x;
    y = c.at(-1) ?? y;
    switch (command) {
      case 'M':
        return { op: 'm', c };
      case 'L':
        return { op: 'l', c };
      case 'C':
        return { op: 'c', c };
      case 'Z':
        return { op: 'h', c };
      case 'Q': {
        // PDF has no quadratic curves.
        const [controlX = 0, controlY = 0] = c;
        const toward = (from: number, control: number) => from + ((control - from) * 2) / 3;
        const control = [toward(startX, controlX), toward(startY, controlY)];
        return { op: 'c', c: [...control, toward(x, controlX), toward(y, controlY), x, y] };
      }
    }
  });
}
