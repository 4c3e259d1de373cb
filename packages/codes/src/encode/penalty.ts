/**
 * The penalty of a pattern (ISO/IEC 18004, 7.8.3): long runs, blocks of one color, runs that look like a finder pattern,
 * and an imbalance of dark and light.
 */
export function penaltyOf(modules: Uint8Array, size: number): number {
  let penalty = 0;
  for (let line = 0; line < size; line += 1) {
    penalty += linePenalty(modules, size, line * size, 1) + linePenalty(modules, size, line, size);
  }
  let dark = 0;
  for (const [index, module] of modules.entries()) {
    dark += module;
    const isBlock =
      (index + 1) % size > 0 &&
      module === modules[index + 1] &&
      module === modules[index + size] &&
      module === modules[index + size + 1];
    if (isBlock) penalty += 3;
  }
  const total = size * size;
  return penalty + (Math.ceil(Math.abs(dark * 20 - total * 10) / total) - 1) * 10;
}

function linePenalty(modules: Uint8Array, size: number, start: number, step: number): number {
  // Light and dark in turn; the first may be empty.
  const runs = [0];
  for (let index = 0, color = 0; index < size; index += 1) {
    if (modules[start + index * step] !== color) {
      color = 1 - color;
      runs.push(0);
    }
    runs.push((runs.pop() ?? 0) + 1);
  }
  let penalty = runs.reduce((sum, run) => (run < 5 ? sum : sum + run - 2), 0);
  // The quiet zone is light.
  if (runs.length % 2 === 0) runs.push(0);
  runs.push((runs.pop() ?? 0) + size);
  runs[0] = (runs[0] ?? 0) + size;
  for (let end = 6; end < runs.length; end += 2) {
    const [before = 0, a = 0, b, middle, c, d, after = 0] = runs.slice(end - 6, end + 1);
    if (b !== a || middle !== a * 3 || c !== a || d !== a) continue;
    if (before >= a * 4 && after >= a) penalty += 40;
    if (after >= a * 4 && before >= a) penalty += 40;
  }
  return penalty;
}
