import type { SamplePageId } from '@waypage/content/samples';
import type { PrintedObjectDefinition } from './object-definition.ts';
import * as objects from './objects.ts';

export type PrintedObjectId = (typeof objects)[keyof typeof objects]['id'];

type NamedObject = PrintedObjectDefinition & { readonly id: PrintedObjectId };

export const PRINTED_OBJECTS: readonly NamedObject[] = Object.values(objects);

/** @throws Error for an unknown id */
export function findObject(id: PrintedObjectId): NamedObject {
  const object = PRINTED_OBJECTS.find((one) => one.id === id);
  if (!object)
    throw new Error(`[site] There is no printed object "${id}". Use one from objects.ts.`);
  return object;
}

/** @throws Error when no object belongs to the sample */
export function objectOf(sampleId: SamplePageId): NamedObject {
  const object = PRINTED_OBJECTS.find(({ samples }) => samples.includes(sampleId));
  if (!object) {
    throw new Error(
      `[site] The sample "${sampleId}" has no printed object. Add it to the \`samples\` of one in components/printed-object/objects.`,
    );
  }
  return object;
}

/** @throws Error when the object has no placement of that kind */
export function placementOf<Kind extends keyof PrintedObjectDefinition>(
  object: PrintedObjectDefinition,
  kind: Kind,
): NonNullable<PrintedObjectDefinition[Kind]> {
  const placement = object[kind];
  if (placement === undefined) {
    throw new Error(
      `[site] The printed object "${object.id}" has no placement "${kind}". Add one in its file.`,
    );
  }
  return placement;
}

export function objectsWith<Kind extends keyof PrintedObjectDefinition>(
  kind: Kind,
): readonly (readonly [NamedObject, NonNullable<PrintedObjectDefinition[Kind]>])[] {
  return PRINTED_OBJECTS.flatMap((object) => {
    const placement = (object as PrintedObjectDefinition)[kind];
    return placement === undefined ? [] : [[object, placement] as const];
  });
}
