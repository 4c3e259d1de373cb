'use client';
import type { ComponentPropsWithRef } from 'react';
import { useRender, type Render } from '../internal/useRender.js';
import { Row } from './Field.styles.js';

export interface FormRowProps extends ComponentPropsWithRef<'div'> {
  /** An element to use instead of `<div>`: a `<fieldset>`, say. Its props are merged. A function gets them. */
  render?: Render | undefined;
}

/** Two fields beside each other from 640 px, below each other in a smaller window. */
export function FormRow({ render, ...rest }: FormRowProps) {
  return <Row {...useRender(render, rest)} />;
}
