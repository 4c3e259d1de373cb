import { alignmentModules } from '../encode/alignment.ts';
import type { Placement, Shape } from './drawing.ts';
import { drawFinders, isInFinder, type FinderShape } from './finders.ts';
import { modulesPath, type ModuleShape } from './modules.ts';
import type { Modules } from './outline-path.ts';

export interface CodeShapesInput {
  readonly modules?: ModuleShape | undefined;
  readonly finders?: FinderShape | undefined;
  /** Side of the square without modules in the middle, in modules. */
  readonly cleared?: number;
  readonly ink: string;
  readonly accent?: string;
  /** Where the pattern starts, and how large a module is. */
  readonly at: Placement;
}

/** Draws the pattern of a code: its modules, the rings of its finders, their centers. */
export function codeShapes(
  code: Modules,
  { modules = 'square', finders = 'square', cleared = 0, ink, accent = ink, at }: CodeShapesInput,
): readonly Shape[] {
  const { size } = code;
  const first = (size - cleared) / 2;
  const isCleared = (x: number, y: number) =>
    x >= first && x < first + cleared && y >= first && y < first + cleared;
  const aligning = modules === 'square' ? undefined : alignmentModules(size);
  const pick = (isAligning: number): Modules => ({
    size,
    modules: code.modules.map((dark, index) => {
      const [x, y] = [index % size, Math.floor(index / size)];
      const isPicked = (aligning?.[index] ?? 0) === isAligning;
      return isPicked && !isInFinder(size, x, y) && !isCleared(x, y) ? dark : 0;
    }),
  });
  // Decoders derive their grid from the alignment patterns, so these are solid in every module shape.
  const data = modulesPath(pick(0), modules) + (aligning ? modulesPath(pick(1), 'square') : '');
  const { ring, middle } = drawFinders(finders, size);
  return [
    { path: data, at, color: ink, rule: 'nonzero' },
    { path: ring, at, color: ink, rule: 'evenodd' },
    { path: middle, at, color: accent, rule: 'nonzero' },
  ];
}
