'use client';
import { Children, type ElementType, type ReactElement, type ReactNode, type Ref } from 'react';
import { mergeProps } from './merge-props.js';
import { useMergedRef } from './useMergedRef.js';
import { warnUnusedProps } from './warn.js';

type GivenProps = Record<string, unknown>;

/**
 * What is in the place of a component's own root: an element, `render={<a href="/pricing" />}`, also one
 * that a server component passes down, or a function that gets the props, ref and content of the root.
 */
export type Render = ReactElement<GivenProps> | ((props: GivenProps) => ReactNode);

interface CalledProps extends GivenProps {
  readonly callRender: (props: GivenProps) => ReactNode;
}

/** One component for all functions, so that a function written in place does not mount again with each render. */
function Called({ callRender, ...props }: CalledProps): ReactNode {
  return callRender(props);
}

/**
 * Props for a styled root that becomes what is given: its type as `as`, its props merged, both
 * refs set. Its content is that of the component, or else that of the element; a component that takes
 * no children passes null.
 */
export function useRender<Node, Props extends object>(
  render: Render | undefined,
  props: Props & { readonly ref?: Ref<Node> | undefined; readonly children?: ReactNode },
): Props & { as?: ElementType; children?: ReactNode } {
  const isFunction = typeof render === 'function';
  // Server components pass lazy elements down, which have no type yet; React unwraps them here.
  const [element] = Children.toArray(isFunction ? null : render) as ReactElement<GivenProps>[];
  const ref = useMergedRef(props.ref, element?.props['ref'] as Ref<Node> | undefined);
  if (isFunction) return { ...props, as: Called, callRender: render };
  if (!element) return props;
  warnUnusedProps(props, element.props);
  const { children = element.props['children'] as ReactNode } = props;
  return { ...mergeProps(props, element.props), ref, as: element.type as ElementType, children };
}
