const [BASE, T_MIN, T_MAX, SKEW, DAMP, INITIAL_BIAS, INITIAL_N] = [36, 1, 26, 38, 700, 72, 128];

/** Decodes the `xn--` labels of a host (RFC 3492), as browsers show it. Malformed labels stay as they are. */
export function unicodeHost(host: string): string {
  return host
    .split('.')
    .map((label) => (/^xn--/i.test(label) ? (decode(label.slice(4)) ?? label) : label))
    .join('.');
}

function decode(label: string): string | undefined {
  const split = label.lastIndexOf('-');
  const output =
    split > 0 ? Array.from(label.slice(0, split), (letter) => letter.charCodeAt(0)) : [];
  let [n, position, bias] = [INITIAL_N, 0, INITIAL_BIAS];
  let at = split > 0 ? split + 1 : 0;
  while (at < label.length) {
    const before = position;
    let weight = 1;
    for (let k = BASE; ; k += BASE) {
      const digit = digitOf(label[at]);
      at += 1;
      if (digit === undefined) return undefined;
      position += digit * weight;
      const threshold = Math.min(T_MAX, Math.max(T_MIN, k - bias));
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const count = output.length + 1;
    bias = adapt(position - before, count, before === 0);
    n += Math.floor(position / count);
    position %= count;
    if (n > 0x10ffff) return undefined;
    output.splice(position, 0, n);
    position += 1;
  }
  return String.fromCodePoint(...output);
}

function digitOf(letter: string | undefined): number | undefined {
  const digit = letter === undefined ? NaN : Number.parseInt(letter, 36);
  if (Number.isNaN(digit)) return undefined;
  // Letters are 0 to 25, digits 26 to 35.
  return digit < 10 ? digit + 26 : digit - 10;
}

function adapt(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / count);
  let k = 0;
  while (rest > ((BASE - T_MIN) * T_MAX) / 2) {
    rest = Math.floor(rest / (BASE - T_MIN));
    k += BASE;
  }
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}
