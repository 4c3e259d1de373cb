import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { PrintedObjectDefinition } from '../printed-object/object-definition.ts';
import { PrintedObject } from '../printed-object/PrintedObject.tsx';
import { Ground, Lay, Line, Phone, Root, Tag, View } from './Stage.styles.ts';

export interface StageProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What lies on it. */
  readonly object: PrintedObjectDefinition;
  /** What the object looks like; empty where it only adorns. */
  readonly objectAlt: string;
  /** The phone that shows the page behind the code; takes its width from the stage. */
  readonly phone: ReactNode;
  /** What says that all of it is made up; at the foot. */
  readonly tag: string;
}

/**
 * The object of a page type in brackets, the page that opens, and the beam between them (docs/design.md,
 * sections 5 and 7). As wide as its container and drawn for 672 × 645 px; it shrinks with less room. Under 640
 * px it is 560 high, with the object above the phone.
 */
export function Stage({ object, objectAlt, phone, tag, ...rest }: StageProps) {
  return (
    <Root {...rest} data-object={object.id}>
      <Ground data-surface={object.stock}>
        <Lay>
          <PrintedObject object={object} alt={objectAlt} />
          <View />
        </Lay>
        <Line />
        <Phone>{phone}</Phone>
        <Tag>{tag}</Tag>
      </Ground>
    </Root>
  );
}
