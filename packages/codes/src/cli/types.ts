import type { ContentDescription } from '../content/describe-content.ts';
import type { CodesError } from '../errors.ts';
import type { Judgement } from '../judge/judge.ts';
import type { Severity } from '../judge/severity-rules.ts';

/** A code of a file: the largest of an image, or of a page. */
export interface CheckedPage extends Omit<Judgement, 'code' | 'views'> {
  /** From 1; only for a PDF. */
  readonly page?: number | undefined;
  readonly text?: string | undefined;
  readonly content?: Pick<ContentDescription, 'kind' | 'problems'> | undefined;
  /** QR codes in the image; the largest one was judged. */
  readonly codes: number;
  /** Whether only the first frame of an animation was judged. */
  readonly isAnimated: boolean;
}

export interface CheckedFile {
  readonly file: string;
  readonly verdict: Severity | 'unreadable';
  readonly pages: readonly CheckedPage[];
  readonly error?: Pick<CodesError, 'code' | 'message' | 'limit'>;
}
