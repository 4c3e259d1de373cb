/** Returns the mean, or 0 without values. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Returns the quantile at a share from 0 to 1, or 0 without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
}

/** A linear equation: the factors of the unknowns, the right side, and how much it counts. */
export interface Equation {
  readonly terms: readonly number[];
  readonly value: number;
  readonly weight: number;
}

/**
 * Solves more linear equations than unknowns by least squares.
 *
 * @param regularization added to the weight of each unknown, so that it is nearer to 0 (Tikhonov regularization)
 */
export function leastSquares(
  equations: readonly Equation[],
  regularization: readonly number[],
): readonly number[] {
  const matrix = regularization.map((factor, row) =>
    Array.from({ length: regularization.length + 1 }, (_, column) => (column === row ? factor : 0)),
  );
  for (const { terms, value, weight } of equations) {
    const sides = [...terms, value];
    for (const [row, line] of matrix.entries()) {
      const factor = weight * (terms[row] ?? 0);
      for (const [column, side] of sides.entries()) {
        line[column] = (line[column] ?? 0) + factor * side;
      }
    }
  }
  return eliminate(matrix);
}

/**
 * Solves linear equations by Gauss-Jordan elimination, in place. Each row ends with its right side. An unknown without
 * a pivot is 0.
 */
function eliminate(matrix: number[][]): readonly number[] {
  const count = matrix.length;
  for (let column = 0; column < count; column += 1) {
    let pivot = column;
    for (let row = column + 1; row < count; row += 1) {
      if (Math.abs(matrix[row]?.[column] ?? 0) > Math.abs(matrix[pivot]?.[column] ?? 0))
        pivot = row;
    }
    const line = matrix[pivot] ?? [];
    matrix[pivot] = matrix[column] ?? [];
    matrix[column] = line;
    const lead = line[column] ?? 0;
    if (Math.abs(lead) < 1e-9) continue;
    for (const [row, other] of matrix.entries()) {
      if (row === column) continue;
      const factor = (other[column] ?? 0) / lead;
      if (factor === 0) continue;
      for (let index = column; index <= count; index += 1) {
        other[index] = (other[index] ?? 0) - factor * (line[index] ?? 0);
      }
    }
  }
  return matrix.map((line, index) => {
    const lead = line[index] ?? 0;
    return Math.abs(lead) < 1e-9 ? 0 : (line[count] ?? 0) / lead;
  });
}
