/** Returns the name of a token's custom property: `('color', 'ink2')` gives `--wp-color-ink-2`. */
export function customProperty(group: string, name: string): `--wp-${string}` {
  const kebab = name.replace(/[A-Z]|\d+$/g, (part) => `-${part.toLowerCase()}`).replace(/^-/, '');
  return `--wp-${group}-${kebab}`;
}

/** A reference to a token's custom property, with the value as the fallback if no theme sheet is loaded. */
export type Var = `var(--wp-${string}, ${string})`;

/**
 * Returns one `var(--wp-<group>-<name>, <value>)` per token of a group.
 *
 * @param unit Appended to the values, for groups of plain numbers.
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
