'use client';
import type { ElementType, ReactElement, Ref } from 'react';
import { mergeProps } from './merge-props.js';
import { useMergedRef } from './useMergedRef.js';

/** An element to use instead of a component's own root: `render={<a href="/pricing" />}`. */
export type RenderElement = ReactElement<Record<string, unknown>>;

/**
 * Props for a styled root that becomes the given element: its type as `as`, its props merged, both
 * refs set. Without an element the props come back as they are.
 */
export function useRender<Node, Props extends object>(
  render: RenderElement | undefined,
  props: Props & { readonly ref?: Ref<Node> | undefined },
): Props & { as?: ElementType } {
  const ref = useMergedRef(props.ref, render?.props['ref'] as Ref<Node> | undefined);
  if (!render) return props;
  const merged = mergeProps({ ...props }, render.props);
  return { ...merged, ref, as: render.type } as unknown as Props & { as: ElementType };
}
