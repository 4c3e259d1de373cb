import type { TFunction } from 'i18next';
import type { Locale } from '@waypage/content';

/** What the drawings of a section are made with. */
export interface DrawingParts {
  /** Words in the language of `locale`. */
  readonly t: TFunction;
  readonly locale: Locale;
  /** What the code opens; drawings without a code leave it. */
  readonly url: string;
}
