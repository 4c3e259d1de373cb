import type { PrintedObjectDefinition } from '#components/printed-object/object-definition.ts';

/** Room for the object on the panel, in pixels. */
const ROOM = { width: 300, height: 236 } as const;

/** Modules along a code that opens a sample's page: a few more or less by host and sample, and the difference is not seen. */
const MODULES = 33;

/** How an object is shown with the side of its code measured. */
export interface MeasuredObject {
  /** Width of the object, in pixels. */
  readonly width: number;
  /** Start and length of the dimension line, in per cent of that width. */
  readonly start: number;
  readonly length: number;
}

/** An object as large as the panel allows, and where its code is, without the quiet zone. */
export function measureObject({ size, code }: PrintedObjectDefinition): MeasuredObject {
  const [width, height] = size;
  const { x, side, quietZone = 4 } = code;
  const module = side / (MODULES + 2 * quietZone);
  const percent = (units: number) => Math.round((units / width) * 1000) / 10;
  return {
    width: Math.round(Math.min(ROOM.width, (ROOM.height * width) / height)),
    start: percent(x + quietZone * module),
    length: percent(MODULES * module),
  };
}
