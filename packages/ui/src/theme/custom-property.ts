/**
 * Name of the custom property of a token: `('color', 'ink2')` gives `--wp-color-ink-2`.
 */
export function customProperty(group: string, name: string): `--wp-${string}` {
  const kebab = name.replace(/[A-Z]|\d+$/g, (part) => `-${part.toLowerCase()}`).replace(/^-/, '');
  return `--wp-${group}-${kebab}`;
}

/** A reference to a token's custom property that is right where no theme sheet is loaded. */
export type Var = `var(--wp-${string}, ${string})`;

/**
 * One `var(--wp-<group>-<name>, <value>)` per token of a group.
 *
 * @param unit appended to the values, for groups of bare numbers.
 */
export function toVars<T extends Readonly<Record<string | number, string | number>>>(
  group: string,
  values: T,
  unit = '',
): { readonly [Name in keyof T]: Var } {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      `var(${customProperty(group, name)}, ${String(value)}${unit})`,
    ]),
  ) as { readonly [Name in keyof T]: Var };
}
