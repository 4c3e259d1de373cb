type Props = Readonly<Record<string, unknown>>;
type Handler = (...args: readonly unknown[]) => unknown;

const isFunction = (value: unknown): value is Handler => typeof value === 'function';

/**
 * Merges the props of a component with those of the element in its `render` prop: class names are joined, styles
 * merged, event handlers called in turn (the element's first); for all else the element's props win.
 */
export function mergeProps<ComponentProps extends object>(
  componentProps: ComponentProps,
  elementProps: Props,
): ComponentProps {
  const merged = { ...componentProps } as Record<string, unknown>;
  for (const name in elementProps) {
    const value = elementProps[name];
    const componentValue = merged[name];
    if (value === undefined) continue;
    if (name === 'className') {
      merged[name] = [componentValue, value].filter(Boolean).join(' ');
    } else if (name === 'style') {
      merged[name] = { ...(componentValue as object | undefined), ...(value as object) };
    } else if (/^on[A-Z]/.test(name) && isFunction(value) && isFunction(componentValue)) {
      merged[name] = (...args: readonly unknown[]) => {
        value(...args);
        componentValue(...args);
      };
    } else {
      merged[name] = value;
    }
  }
  return merged as ComponentProps;
}
