import type { ContentDescription } from '../content/describe-content.ts';
import type { CodesError } from '../errors.ts';
import type { Judgement } from '../judge/judge.ts';
import type { Finding } from '../judge/severity-rules.ts';
import type { Severity } from '../print/check-size.ts';

/** The printed width that was given is not that of the file, in millimeters. */
export interface FileWidthFinding {
  readonly id: 'file-width';
  readonly severity: 'warn';
  /** Width in the file. */
  readonly value: number;
  /** Width that was given. */
  readonly limit: number;
}

/** A code of an image or of a page. */
export interface CheckedPage extends Omit<Judgement, 'code' | 'views' | 'findings'> {
  /** From 1; only for a PDF. */
  readonly page?: number | undefined;
  /** From 1, the largest first; only where the image has several codes. */
  readonly code?: number | undefined;
  readonly findings: readonly (Finding | FileWidthFinding)[];
  /** Secrets are hidden. */
  readonly text?: string | undefined;
  readonly content?: Pick<ContentDescription, 'kind' | 'problems'> | undefined;
  /** QR codes in the image. */
  readonly codes: number;
  /** Whether the image ends within the narrowest side of the quiet zone. */
  readonly isCut: boolean;
  /** Whether only the first frame of an animation was judged. */
  readonly isAnimated: boolean;
}

export interface CheckedFile {
  readonly file: string;
  readonly verdict: Severity | 'unreadable';
  readonly pages: readonly CheckedPage[];
  readonly error?: Pick<CodesError, 'code' | 'message' | 'limit'>;
}
