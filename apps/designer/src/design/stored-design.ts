import { FINDER_SHAPES, MODULE_SHAPES } from '@waypage/codes/draw';
import { CARRIERS, type Design, defaultFrameText } from './design.ts';

const KEY = 'design';

const OPTIONS: Partial<Record<keyof Design, readonly unknown[]>> = {
  modules: MODULE_SHAPES,
  corners: FINDER_SHAPES,
  carrier: CARRIERS,
  logo: ['none', 'mark'],
};

/**
 * Stores a design for the next load in this tab, without a chosen file, which browsers do not restore either, and
 * without a line that the designer wrote, as the next load may be in another language.
 *
 * @param first design of the URL: the stored one is used only if its data is the same
 */
export function storeDesign(design: Design, first: Design): void {
  const logo = typeof design.logo === 'string' ? design.logo : 'none';
  const line = design.line === defaultFrameText(design.data).line ? undefined : design.line;
  try {
    sessionStorage.setItem(
      KEY,
      JSON.stringify({ from: first.data, design: { ...design, logo, line } }),
    );
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
    if (stored['from'] !== first.data) return first;
    const fields = stored['design'] as Partial<Design>;
    const design = { line: defaultFrameText(fields.data ?? '').line, ...fields };
    return isDesign(design, first) ? design : first;
  } catch {
    return first;
  }
}

/** Another release may have stored other fields or values. */
function isDesign(fields: Partial<Record<keyof Design, unknown>>, first: Design): fields is Design {
  return (Object.keys(first) as (keyof Design)[]).every((key) => {
    const field = fields[key];
    const options = OPTIONS[key];
    return options ? options.includes(field) : typeof field === typeof first[key];
  });
}
