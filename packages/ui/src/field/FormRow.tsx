'use client';
import type { ComponentPropsWithRef } from 'react';
import { useRender, type Render } from '../internal/useRender.js';
import { Row } from './Field.styles.js';

export interface FormRowProps extends ComponentPropsWithRef<'div'> {
  /**
   * Element to render instead of `<div>`: a `<fieldset>`, for example; its props are merged. A function receives them.
   */
  render?: Render | undefined;
}

/** Two fields in a row from 640 px, stacked in a narrower window. */
export function FormRow({ render, ...rest }: FormRowProps) {
  return <Row {...useRender(render, rest)} />;
}
