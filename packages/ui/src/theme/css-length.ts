const UNITS: Readonly<Record<string, (viewport: number) => number>> = {
  px: () => 1,
  rem: () => 16,
  vw: (viewport) => viewport / 100,
};

const same = (length = Number.NaN): number => length;

const FUNCTIONS: Readonly<Record<string, (...lengths: number[]) => number>> = {
  '': same,
  calc: same,
  min: Math.min,
  max: Math.max,
  clamp: (least = Number.NaN, length = Number.NaN, most = Number.NaN) =>
    Math.max(least, Math.min(length, most)),
};

const numberOf = (text: string): number => (/^-?[\d.]+$/.test(text) ? Number(text) : Number.NaN);

/** Computes numbers with operators between them, the last operator last. */
function compute(text: string): number {
  const [, sum = '', sign, term = ''] = /^(.+)\s([-+])\s(.+)$/.exec(text) ?? [];
  if (sign) return compute(sum) + (sign === '-' ? -1 : 1) * compute(term);
  const [, product = '', operator, factor = ''] = /^(.+)([*/])(.+)$/.exec(text) ?? [];
  if (!operator) return numberOf(text.trim());
  const by = numberOf(factor.trim());
  return operator === '*' ? compute(product) * by : compute(product) / by;
}

/**
 * Resolves a CSS length to pixels for a width of the window in pixels, with a root font size of 16 px: numbers in px,
 * rem and vw, and `calc`, `min`, `max` and `clamp` of them. Undefined for anything else, such as `2em` or `var(--x)`.
 */
export function cssLength(css: string, viewport: number): number | undefined {
  let text = css.replace(/(-?[\d.]+)(px|rem|vw)\b/g, (_, number: string, unit: string) =>
    String(Number(number) * (UNITS[unit]?.(viewport) ?? Number.NaN)),
  );
  // The innermost function first.
  for (let before = ''; text !== before;) {
    before = text;
    text = text.replace(/(\w*)\(([^()]*)\)/, (_, name: string, list: string) =>
      String(FUNCTIONS[name]?.(...list.split(',').map(compute))),
    );
  }
  const length = compute(text);
  return Number.isFinite(length) ? Math.round(length * 100) / 100 : undefined;
}
