import type { SamplePageId } from '@waypage/content/samples';
import type { PrintedObjectDefinition } from './object-definition.ts';
import * as objects from './objects.ts';

/** A printed object of the site; the name is its file. */
export type PrintedObjectId = (typeof objects)[keyof typeof objects]['id'];

type NamedObject = PrintedObjectDefinition & { readonly id: PrintedObjectId };

/** Every printed object. */
export const PRINTED_OBJECTS: readonly NamedObject[] = Object.values(objects);

/**
 * The printed object of a name.
 *
 * @throws Error when there is none
 */
export function findObject(id: PrintedObjectId): NamedObject {
  const object = PRINTED_OBJECTS.find((one) => one.id === id);
  if (!object)
    throw new Error(`[site] There is no printed object "${id}". Name one of objects.ts.`);
  return object;
}

const OBJECTS_OF_SAMPLES: ReadonlyMap<SamplePageId, NamedObject> = new Map(
  PRINTED_OBJECTS.flatMap((object) => object.samples.map((sample) => [sample, object])),
);

/**
 * The printed object that a sample belongs to.
 *
 * @throws Error when none is drawn for it
 */
export function objectOf(sampleId: SamplePageId): NamedObject {
  const object = OBJECTS_OF_SAMPLES.get(sampleId);
  if (!object) {
    throw new Error(
      `[site] No printed object belongs to the sample "${sampleId}", so there is nothing to show. Name it in the \`samples\` of one in components/printed-object/objects.`,
    );
  }
  return object;
}

/**
 * Where an object is shown.
 *
 * @throws Error when it is shown nowhere of that kind
 */
export function placeOf<Kind extends keyof PrintedObjectDefinition>(
  object: PrintedObjectDefinition,
  kind: Kind,
): NonNullable<PrintedObjectDefinition[Kind]> {
  const place = object[kind];
  if (place === undefined) {
    throw new Error(
      `[site] The printed object "${object.id}" has no place "${kind}", so it would lie anywhere. Give it one in its file.`,
    );
  }
  return place;
}

/** Every object that has a place of a kind, with that place. */
export function objectsWith<Kind extends keyof PrintedObjectDefinition>(
  kind: Kind,
): readonly (readonly [NamedObject, NonNullable<PrintedObjectDefinition[Kind]>])[] {
  return PRINTED_OBJECTS.flatMap((object) => {
    const place = (object as PrintedObjectDefinition)[kind];
    return place === undefined ? [] : [[object, place] as const];
  });
}
