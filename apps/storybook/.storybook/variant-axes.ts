export interface ArgType {
  readonly options?: readonly unknown[] | undefined;
  readonly mapping?: unknown;
  readonly control?: unknown;
}

export type Args = Record<string, unknown>;

/** A value of a prop; with empty args, the default. */
export interface Variant {
  readonly name: string;
  readonly args: Args;
}

const none: readonly Variant[] = [{ name: '', args: {} }];

/** The `args` parameter of the URL of a story. Storybook accepts only letters, digits, spaces, `_` and `-` in it. */
export const argsInUrl = (args: Args): string =>
  Object.entries(args)
    .map(([name, value]) => `${name}:${typeof value === 'boolean' ? '!' : ''}${String(value)}`)
    .join(';');

/** Props with more values than these are not shown as variants. */
const MOST = 8;

const controlOf = ({ control }: ArgType): string | undefined =>
  typeof control === 'object' && control !== null && 'type' in control
    ? String(control.type)
    : typeof control === 'string'
      ? control
      : undefined;

/** Selects the props with a few named values: sizes as columns, another prop as rows. */
export function readAxes(argTypes: Readonly<Record<string, ArgType>>) {
  const axes = Object.entries(argTypes).flatMap(([prop, { options = [], mapping }]) => {
    const values = options.filter((value) => typeof value === 'string');
    if (mapping !== undefined || values.length < 2 || values.length > MOST) return [];
    return [{ prop, variants: values.map((value) => ({ name: value, args: { [prop]: value } })) }];
  });
  const columns = axes.find(({ prop }) => prop === 'size');
  const rows = axes.find(({ prop }) => prop === 'variant') ?? axes.find((axis) => axis !== columns);
  return {
    rows: rows?.variants ?? none,
    columns: columns?.variants ?? none,
    others: axes
      .filter((axis) => axis !== rows && axis !== columns)
      .flatMap(({ prop, variants }) =>
        variants.map(({ name, args }) => ({ name: `${prop}: ${name}`, args })),
      ),
  };
}

/** Each boolean prop set to true, an error, and the values of the other props. */
export function statesOf(
  argTypes: Readonly<Record<string, ArgType>>,
  others: readonly Variant[],
): readonly Variant[] {
  const switches = Object.entries(argTypes)
    .filter(([, argType]) => controlOf(argType) === 'boolean')
    .map(([prop]) => ({ name: prop, args: { [prop]: true } }));
  const error =
    'error' in argTypes ? [{ name: 'error', args: { error: 'Say what is wrong.' } }] : [];
  return [...switches, ...error, ...others];
}
