import type { MessageKey } from '@waypage/content/messages';
import { OTHER_TYPES } from '@waypage/content/page-types';
import type { Sample, SamplePage } from '@waypage/content/samples';
import { SOLUTIONS, type Solution } from '@waypage/content/solutions';

export function sampleType(sample: Sample): Solution['name'];
export function sampleType(page: SamplePage): MessageKey<'menus' | 'template-pages'>;
export function sampleType({ qrType }: SamplePage): MessageKey<'menus' | 'template-pages'> {
  const name =
    SOLUTIONS.find((one) => one.qrType === qrType)?.name ??
    OTHER_TYPES.find(({ id }) => id === qrType)?.name;
  if (!name) {
    throw new Error(
      `[site] No solution has the QR type "${qrType}", so its samples have no type name. Add it to SOLUTIONS, or to OTHER_TYPES.`,
    );
  }
  return name;
}
