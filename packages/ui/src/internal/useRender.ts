'use client';
import { Children, type ElementType, type ReactElement, type ReactNode, type Ref } from 'react';
import { mergeProps } from './merge-props.js';
import { useMergedRef } from './useMergedRef.js';
import { warnUnusedProps } from './warn.js';

type ElementProps = Record<string, unknown>;

/**
 * Replaces the root of a component: an element, `render={<a href="/pricing" />}`, also one that a server component
 * passes, or a function that receives the props, ref and content of the root.
 */
export type Render = ReactElement<ElementProps> | ((props: ElementProps) => ReactNode);

/** One component type for all functions, so that an inline function does not remount on each render. */
function RenderCallback({
  callRender,
  ...props
}: {
  callRender: (props: ElementProps) => ReactNode;
}) {
  return callRender(props);
}

/**
 * Returns props for a styled root that renders as the `render` element: its type as `as`, its props merged, both refs
 * set. The content is that of the component, or else that of the element; a component without children passes null.
 */
export function useRender<Node, Props extends object>(
  render: Render | undefined,
  props: Props & { readonly ref?: Ref<Node> | undefined; readonly children?: ReactNode },
): Props & { as?: ElementType; children?: ReactNode } {
  const isFunction = typeof render === 'function';
  // Server components pass lazy elements, which have no type yet; React unwraps them here.
  const [element] = Children.toArray(isFunction ? null : render) as ReactElement<ElementProps>[];
  const ref = useMergedRef(props.ref, element?.props['ref'] as Ref<Node> | undefined);
  if (isFunction) return { ...props, as: RenderCallback, callRender: render };
  if (!element) return props;
  warnUnusedProps(props, element.props);
  const { children = element.props['children'] as ReactNode } = props;
  return { ...mergeProps(props, element.props), ref, as: element.type as ElementType, children };
}
