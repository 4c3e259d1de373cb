/** A place of a singer on the risers, in units of the drawing. */
export interface SingerPlace {
  readonly x: number;
  readonly y: number;
}

/** Size of the drawing, and the middle of the circles that the rows stand on. */
export const RISERS = { width: 360, height: 226, x: 180, y: 330 } as const;

/** The rows from the front: how far from the middle they stand, and how many singers they hold. */
export const ROWS = [
  { radius: 150, singers: 7 },
  { radius: 195, singers: 9 },
  { radius: 240, singers: 11 },
  { radius: 285, singers: 13 },
] as const;

const ANGLE = (66 * Math.PI) / 180;

const tenth = (value: number) => Math.round(value * 10) / 10;

/** Where everybody stands: row by row from the front, from the left in each. */
export const PLACES: readonly SingerPlace[] = ROWS.flatMap(({ radius, singers }) =>
  Array.from({ length: singers }, (_, index) => {
    const angle = ANGLE * (index / (singers - 1) - 0.5);
    return {
      x: tenth(RISERS.x + radius * Math.sin(angle)),
      y: tenth(RISERS.y - radius * Math.cos(angle)),
    };
  }),
);

/** Places that others have given already. */
export const GIVEN = 29;

/** What one place costs, in pounds. */
export const PLACE_POUNDS = 45;

/** The number of places after one more or one fewer: at least one, at most all that are left. */
export function chooseAnother(chosen: number, by: 1 | -1): number {
  return Math.min(PLACES.length - GIVEN, Math.max(1, chosen + by));
}
