import { Button } from '@waypage/ui/button';
import { Stack } from '@waypage/ui/layout';
import { Select } from '@waypage/ui/select';
import { designTokens, tokens, vars } from '@waypage/ui/theme';
import { Fragment, useState } from 'react';
import { useCurrentGlobals } from '../.storybook/current-globals.ts';
import { optionsOf } from '../.storybook/brands.ts';
import { DataTable } from './DataTable.tsx';
import * as css from './foundations.styles.ts';
import { download, useCopy } from './save.ts';
import { readReference, useTokenValues } from './useTokenValues.ts';

interface TokenRow {
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
const tokenGroups = [
  ...(Object.keys(vars) as (keyof typeof vars)[]).map(customProperties),
  plainData('breakpoint', tokens.breakpoint),
];

const formats = { css: 'var(…)', value: 'Value', typescript: 'TypeScript' } as const;
type Format = keyof typeof formats;

function Value({ value, color }: { readonly value: string; readonly color: boolean }) {
  return (
    <>
      {color && <css.Chip style={{ background: value }} />}
      <code>{value}</code>
    </>
  );
}

/** Returns the text to copy, in the format for design tools or for code. */
function copied({ name, path }: TokenRow, value: string, format: Format): string {
  if (format === 'value') return value;
  return format === 'css' && name.startsWith('--') ? `var(${name})` : path;
}

export function TokenTables() {
  const [status, copy] = useCopy();
  const [format, setFormat] = useState<Format>('css');
  const light = useTokenValues('light');
  const dark = useTokenValues('dark');
  const valueOf = (row: TokenRow, of: (reference: string) => string) =>
    row.reference.startsWith('var(') ? of(row.reference) : row.reference;
  return (
    <>
      <Select
        label="Copy as"
        value={format}
        onValueChange={(value) => setFormat(value as Format)}
        style={{ maxInlineSize: 420 }}
      >
        {Object.entries(formats).map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </Select>
      <css.Status role="status">{status}</css.Status>
      {tokenGroups.map(({ name, colors, rows }) => {
        const hasDark = rows.some((row) => valueOf(row, light) !== valueOf(row, dark));
        return (
          <Fragment key={name}>
            <css.Part>{name}</css.Part>
            <DataTable
              head={hasDark ? ['Name', 'Light', 'Dark'] : ['Name', 'Value']}
              rows={rows.map((row) => {
                const value = valueOf(row, light);
                const darkValue = valueOf(row, dark);
                return [
                  row.name,
                  <css.CopyButton
                    key="name"
                    type="button"
                    title={row.path}
                    onClick={() => copy(copied(row, value, format))}
                  >
                    {row.name}
                  </css.CopyButton>,
                  <Value key="value" value={value} color={colors} />,
                  ...(hasDark
                    ? [
                        darkValue === value ? (
                          'the same'
                        ) : (
                          <Value key="dark" value={darkValue} color={colors} />
                        ),
                      ]
                    : []),
                ];
              })}
            />
          </Fragment>
        );
      })}
    </>
  );
}

const schemes = [undefined, 'light', 'dark'] as const;

/** The files of tokens of the chosen brand, to be saved. */
export function TokenFiles() {
  const { brand, customBrand } = useCurrentGlobals();
  return (
    <Stack direction="row" gap={4}>
      {schemes.map((scheme) => {
        const name = scheme ? `tokens.${scheme}.json` : 'tokens.json';
        return (
          <Button
            key={name}
            variant="outline"
            size="sm"
            onClick={() => {
              const file = designTokens(optionsOf(brand, customBrand), scheme);
              download(name, JSON.stringify(file, undefined, 2));
            }}
          >
            {name}
          </Button>
        );
      })}
    </Stack>
  );
}
