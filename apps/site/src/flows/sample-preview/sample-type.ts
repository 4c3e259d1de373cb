import type { MessageKey } from '@waypage/content/messages';
import type { Sample, SamplePage } from '@waypage/content/samples';
import { SOLUTIONS, type Solution } from '@waypage/content/solutions';
import type { QrType } from '@waypage/content/templates';

/** The types of the catalogue that are no solution (docs/product.md, section 3, "keys without a tab"). */
const TYPES_BESIDE_SOLUTIONS: Readonly<Partial<Record<QrType, MessageKey<'template-pages'>>>> = {
  social: 'template-pages:types.social',
  'find-me': 'template-pages:types.findMe',
  donation: 'template-pages:types.donation',
  custom: 'template-pages:types.custom',
};

/** What kind of page a sample is, in the words of the menus where it is a solution. */
export function sampleType(sample: Sample): Solution['name'];
export function sampleType(page: SamplePage): MessageKey<'menus' | 'template-pages'>;
export function sampleType({ qrType }: SamplePage): MessageKey<'menus' | 'template-pages'> {
  const name =
    SOLUTIONS.find((one) => one.qrType === qrType)?.name ?? TYPES_BESIDE_SOLUTIONS[qrType];
  if (!name) {
    throw new Error(
      `[site] No solution has the QR type "${qrType}", so its sample has no name for its type. Add it to SOLUTIONS, or here.`,
    );
  }
  return name;
}
