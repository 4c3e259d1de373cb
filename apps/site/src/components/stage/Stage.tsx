import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { PrintedObjectDefinition } from '../printed-object/object-definition.ts';
import { PrintedObject } from '../printed-object/PrintedObject.tsx';
import { Ground, Lay, Line, Phone, Root, Tag, View } from './Stage.styles.ts';

export interface StageProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  readonly object: PrintedObjectDefinition;
  /** Alternative text of the object; empty where it is decorative. */
  readonly objectAlt: string;
  readonly phone: ReactNode;
  readonly tag: string;
}

/**
 * The object of a page type in brackets, the page that its code opens, and the beam between them (docs/design.md,
 * sections 5 and 7). As wide as its container; designed for 672 × 645 px and scaled down below that. Under 640 px it is
 * 560 px high, with the object above the phone.
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
