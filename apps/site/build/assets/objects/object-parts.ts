import type { TFunction } from 'i18next';
import type { Drawing } from '../drawing.ts';

/** What an object is printed with. */
export interface ObjectParts {
  /** Words in one language. */
  readonly t: TFunction;
  /** What its code opens. */
  readonly address: string;
}

/** Draws an object as it lies flat, without tilt and without shadow (docs/design.md, section 7). */
export type DrawObject = (parts: ObjectParts) => Promise<Drawing>;
