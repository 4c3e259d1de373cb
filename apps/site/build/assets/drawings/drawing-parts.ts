import type { TFunction } from 'i18next';
import type { Locale } from '@waypage/content';

export interface DrawingParts {
  /** In the language of `locale`. */
  readonly t: TFunction;
  readonly locale: Locale;
  /** The URL that the code opens, for drawings with a code. */
  readonly url: string;
}
