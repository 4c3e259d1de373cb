import { tokens, vars } from '@waypage/ui/theme';
import { readReference } from './useTokenValues.ts';

export interface TokenRow {
  /** Name in a style sheet, or in a script if there is no custom property. */
  readonly name: string;
  readonly path: string;
  /** The reference in `vars`; the value if there is no custom property. */
  readonly reference: string;
}

function customProperties(group: keyof typeof vars) {
  const rows = Object.entries<string>(vars[group]).map(([name, reference]) => ({
    name: readReference(reference).name,
    path: /^\d/.test(name) ? `vars.${group}[${name}]` : `vars.${group}.${name}`,
    reference,
  }));
  return { name: group, colors: ['color', 'stock', 'printed'].includes(group), rows };
}

function plainData(group: string, values: Readonly<Record<string, string | number>>) {
  const rows = Object.entries(values).map(([name, value]) => {
    const path = `tokens.${group}.${name}`;
    return { name: path, path, reference: String(value) };
  });
  return { name: group, colors: false, rows };
}

/** All tokens, in the order of `tokens`. The type styles have a page of their own. */
export const tokenGroups = [
  ...(Object.keys(vars) as (keyof typeof vars)[]).map(customProperties),
  plainData('breakpoint', tokens.breakpoint),
];
