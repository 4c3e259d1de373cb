import type { TFunction } from 'i18next';
import type { Locale } from '@waypage/content';

export interface DrawingParts {
  readonly t: TFunction;
  readonly locale: Locale;
  readonly url: string;
}
