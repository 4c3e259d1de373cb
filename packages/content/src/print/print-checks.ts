import { deepFreeze } from '../internal/deep-freeze.ts';
import type { MessageKey } from '../messages/keys.ts';

/** A check before printing. */
export interface PrintCheck {
  readonly id: 'size' | 'edge' | 'distance' | 'contrast' | 'proof';
  readonly title: MessageKey<'print'>;
  readonly text: MessageKey<'print'>;
}

/** The five checks in order. */
export const PRINT_CHECKS: readonly PrintCheck[] = /* @__PURE__ */ deepFreeze([
  { id: 'size', title: 'print:size.title', text: 'print:size.text' },
  { id: 'edge', title: 'print:edge.title', text: 'print:edge.text' },
  { id: 'distance', title: 'print:distance.title', text: 'print:distance.text' },
  { id: 'contrast', title: 'print:contrast.title', text: 'print:contrast.text' },
  { id: 'proof', title: 'print:proof.title', text: 'print:proof.text' },
]);
