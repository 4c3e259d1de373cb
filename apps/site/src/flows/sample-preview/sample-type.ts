import type { Sample } from '@waypage/content/samples';
import { SOLUTIONS, type Solution } from '@waypage/content/solutions';

/** What kind of page a sample is, in the words of the menus. */
export function sampleType({ qrType }: Sample): Solution['name'] {
  const solution = SOLUTIONS.find((one) => one.qrType === qrType);
  if (!solution) {
    throw new Error(
      `[site] No solution has the QR type "${qrType}", so its sample has no name for its type. Add it to SOLUTIONS.`,
    );
  }
  return solution.name;
}
