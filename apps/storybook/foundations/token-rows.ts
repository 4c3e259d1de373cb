import { tokens, vars } from '@waypage/ui/theme';

/** A token as it is written and what it is worth. */
export interface TokenRow {
  /** What to write in a style sheet, or in a script where there is no custom property. */
  readonly name: string;
  /** Path in `vars` or `tokens`. */
  readonly path: string;
  readonly light: string;
  /** Value in the dark theme, where it differs. */
  readonly dark?: string | undefined;
}

export interface TokenGroup {
  readonly name: string;
  /** Whether the values are CSS colours, to be shown as such. */
  readonly colors: boolean;
  readonly rows: readonly TokenRow[];
}

const themed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  color: tokens.color.dark,
  shadow: tokens.shadow.dark,
};

function customProperties(group: keyof typeof vars): TokenGroup {
  const rows = Object.entries<string>(vars[group]).map(([name, reference]) => {
    const comma = reference.indexOf(',');
    const light = reference.slice(comma + 1, -1).trim();
    const dark = themed[group]?.[name];
    return {
      name: reference.slice('var('.length, comma),
      path: /^\d/.test(name) ? `vars.${group}[${name}]` : `vars.${group}.${name}`,
      light,
      dark: dark === light ? undefined : dark,
    };
  });
  return { name: group, colors: ['color', 'stock', 'printed'].includes(group), rows };
}

function plainData(group: string, values: Readonly<Record<string, string | number>>): TokenGroup {
  const rows = Object.entries(values).map(([name, value]) => {
    const path = `tokens.${group}.${name}`;
    return { name: path, path, light: String(value) };
  });
  return { name: group, colors: false, rows };
}

/** Every token, in the order of `tokens`. The type styles have a page of their own. */
export const tokenGroups: readonly TokenGroup[] = [
  ...(Object.keys(vars) as (keyof typeof vars)[]).map(customProperties),
  plainData('breakpoint', tokens.breakpoint),
];
