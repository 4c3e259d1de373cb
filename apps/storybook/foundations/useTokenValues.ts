import { vars } from '@waypage/ui/theme';
import { useEffect, useState } from 'react';
import { useCurrentGlobals } from '../.storybook/current-globals.ts';

/** Splits a reference such as `var(--wp-color-ink, #15140F)` into the custom property and the kit's light value. */
export function readReference(reference: string): {
  readonly name: string;
  readonly fallback: string;
} {
  const comma = reference.indexOf(',');
  return {
    name: reference.slice('var('.length, comma),
    fallback: reference.slice(comma + 1, -1).trim(),
  };
}

const references = Object.values(vars).flatMap((group) => Object.values<string>(group));

function readAll(theme: 'light' | 'dark'): ReadonlyMap<string, string> {
  const probe = document.createElement('div');
  probe.dataset['theme'] = theme;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const values = new Map(
    references.map((reference) => {
      const { name, fallback } = readReference(reference);
      return [name, style.getPropertyValue(name).trim() || fallback];
    }),
  );
  probe.remove();
  return values;
}

export function useTokenValues(theme: 'light' | 'dark'): (reference: string) => string {
  const { brand, customBrand } = useCurrentGlobals();
  const [values, setValues] = useState<ReadonlyMap<string, string>>();
  // After the page has added the brand's sheet to the document.
  // oxlint-disable-next-line react/set-state-in-effect -- the values come from the document
  useEffect(() => setValues(readAll(theme)), [theme, brand, customBrand]);
  return (reference) => {
    const { name, fallback } = readReference(reference);
    return values?.get(name) ?? fallback;
  };
}
