import { deepFreeze } from '../internal/deep-freeze.ts';
import type { MessageKey } from '../messages/keys.ts';

/** One of the three steps from an idea to a published page. */
export interface HowItWorksStep {
  readonly id: 'create' | 'customize' | 'analyze';
  readonly title: MessageKey<'how-it-works'>;
  readonly text: MessageKey<'how-it-works'>;
}

/** The three steps in order. */
export const HOW_IT_WORKS_STEPS: readonly HowItWorksStep[] = /* @__PURE__ */ deepFreeze([
  { id: 'create', title: 'how-it-works:create.title', text: 'how-it-works:create.text' },
  { id: 'customize', title: 'how-it-works:customize.title', text: 'how-it-works:customize.text' },
  { id: 'analyze', title: 'how-it-works:analyze.title', text: 'how-it-works:analyze.text' },
]);

/** Chart of the third step's drawing: scans of fourteen days, the last Saturday highlighted. */
export const HOW_IT_WORKS_SAMPLE = /* @__PURE__ */ deepFreeze({
  bars: [62, 108, 87, 146, 129, 191, 169, 258, 214, 303, 267, 346, 412, 325],
  markedBar: 12,
  isSample: true,
} as const);
