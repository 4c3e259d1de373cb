import type { PageTypeId, Stock } from '@waypage/content/page-types';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { PrintedObject } from '../printed-object/PrintedObject.tsx';
import { GEOMETRY } from './geometry.ts';
import { Ground, Lay, Line, Phone, Root, Tag, View } from './Stage.styles.ts';

export interface StageProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The card it is made of. */
  readonly stock: Stock;
  /** Whose object lies on it, and where. */
  readonly pageTypeId: PageTypeId;
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
export function Stage({ stock, pageTypeId, objectAlt, phone, tag, ...rest }: StageProps) {
  return (
    <Root {...rest} data-geometry={pageTypeId}>
      <Ground data-stock={stock} data-surface={stock}>
        <Lay>
          <PrintedObject id={GEOMETRY[pageTypeId].object} alt={objectAlt} />
          <View />
        </Lay>
        <Line />
        <Phone>{phone}</Phone>
        <Tag>{tag}</Tag>
      </Ground>
    </Root>
  );
}
