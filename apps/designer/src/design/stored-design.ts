import { FINDER_SHAPES, MODULE_SHAPES } from '@waypage/codes/draw';
import { CARRIERS, type Design } from './design.ts';

const KEY = 'design';

const OPTIONS: Partial<Record<keyof Design, readonly unknown[]>> = {
  modules: MODULE_SHAPES,
  corners: FINDER_SHAPES,
  carrier: CARRIERS,
  logo: ['none', 'mark'],
};

/**
 * Stores a design for the next load in this tab. A chosen file is not stored, as browsers restore none.
 *
 * @param first design of the URL: a designer that is opened with other data starts with that
 */
export function storeDesign(design: Design, first: Design): void {
  const logo = typeof design.logo === 'string' ? design.logo : 'none';
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ from: first.data, design: { ...design, logo } }));
  } catch {
    // Without storage a reload starts anew.
  }
}

/** Returns what the design of the URL became in this tab, or itself where nothing valid is stored. */
export function restoreDesign(first: Design): Design {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<
      Record<string, unknown>
    >;
    const { design } = stored;
    return stored['from'] === first.data && isDesign(design, first) ? design : first;
  } catch {
    return first;
  }
}

/** Another release may have stored other fields or values. */
function isDesign(value: unknown, first: Design): value is Design {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Partial<Record<string, unknown>>;
  return (Object.keys(first) as (keyof Design)[]).every((key) => {
    const field = fields[key];
    const options = OPTIONS[key];
    return options ? options.includes(field) : typeof field === typeof first[key];
  });
}
