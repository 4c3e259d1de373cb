const UNITS: Readonly<Record<string, (viewport: number) => number>> = {
  '': () => 1,
  px: () => 1,
  rem: () => 16,
  vw: (viewport) => viewport / 100,
};

const FUNCTIONS: Readonly<Record<string, (...lengths: number[]) => number>> = {
  '': (length = Number.NaN) => length,
  calc: (length = Number.NaN) => length,
  min: Math.min,
  max: Math.max,
  clamp: (least = Number.NaN, length = Number.NaN, most = Number.NaN) =>
    Math.max(least, Math.min(length, most)),
};

const TOKEN = /\s*(?:(-?[\d.]+)(px|rem|vw|)(?![\w%])|(\w*)\(|([-+*/,)]))/y;

/**
 * Resolves a CSS length to pixels for a width of the window in pixels, with a root font size of 16 px: numbers in px,
 * rem and vw, and `calc`, `min`, `max` and `clamp` of them. Undefined for anything else, such as `2em` or `var(--x)`.
 */
export function cssLength(css: string, viewport: number): number | undefined {
  let index = 0;
  const peek = (): RegExpExecArray | null => {
    TOKEN.lastIndex = index;
    return TOKEN.exec(css);
  };
  const next = (): RegExpExecArray | null => {
    const token = peek();
    index = token ? TOKEN.lastIndex : Number.NaN;
    return token;
  };
  const operator = (among: string): string | undefined => {
    const sign = peek()?.[4];
    if (sign === undefined || !among.includes(sign)) return undefined;
    next();
    return sign;
  };
  const value = (): number => {
    const [, number, unit = '', name] = next() ?? [];
    if (number !== undefined) return Number(number) * (UNITS[unit]?.(viewport) ?? Number.NaN);
    const compute = FUNCTIONS[name ?? '?'];
    if (!compute) return Number.NaN;
    const values = [sum()];
    while (operator(',')) values.push(sum());
    return operator(')') ? compute(...values) : Number.NaN;
  };
  const product = (): number => {
    let result = value();
    for (let sign = operator('*/'); sign; sign = operator('*/')) {
      result = sign === '*' ? result * value() : result / value();
    }
    return result;
  };
  const sum = (): number => {
    let result = product();
    for (let sign = operator('+-'); sign; sign = operator('+-')) {
      result = sign === '+' ? result + product() : result - product();
    }
    return result;
  };
  const length = sum();
  return Number.isFinite(length) && css.slice(index).trim() === ''
    ? Math.round(length * 100) / 100
    : undefined;
}
