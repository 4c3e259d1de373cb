import type { PrintedObjectDefinition } from '#components/printed-object/object-definition.ts';

/** Space for the object on the panel, in pixels. */
const ROOM = { width: 300, height: 236 } as const;

/** Modules of a code with the URL of a sample's page. Hosts and samples differ by a few, which is not visible. */
const MODULES = 33;

/** Scales an object to the panel, and locates its code without the quiet zone. */
export function measureObject({ size, code }: PrintedObjectDefinition) {
  const [width, height] = size;
  const { x, side, quietZone = 4 } = code;
  const module = side / (MODULES + 2 * quietZone);
  const percent = (units: number) => Math.round((units / width) * 1000) / 10;
  return {
    /** In pixels. */
    width: Math.round(Math.min(ROOM.width, (ROOM.height * width) / height)),
    /** The dimension line, in percent of that width. */
    start: percent(x + quietZone * module),
    length: percent(MODULES * module),
  };
}
