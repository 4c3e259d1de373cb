import { deepFreeze } from '../internal/deep-freeze.ts';
import { camelCase } from '../internal/message-keys.ts';
import type { PlanId } from '../pricing/dated-prices.ts';
import type { MessageKey } from '../messages/keys.ts';

/** An answer and its mark; `plain` has none, for an answer that is neither yes nor no. */
export interface ComparisonAnswer {
  readonly text: MessageKey<'comparison'>;
  readonly mark: 'yes' | 'no' | 'plain';
}

/** A question with its answers for static and dynamic codes. */
export interface ComparisonRow {
  readonly id: string;
  readonly question: MessageKey<'comparison'>;
  readonly static: ComparisonAnswer;
  readonly dynamic: ComparisonAnswer;
  /** Plan that the dynamic answer requires. */
  readonly planId?: PlanId | undefined;
}

/** The marks are those of the static and the dynamic answer. */
const ROWS = [
  { id: 'inside', marks: ['plain', 'plain'] },
  { id: 'change', marks: ['no', 'yes'] },
  { id: 'denser', marks: ['yes', 'no'] },
  { id: 'count', marks: ['no', 'yes'] },
  { id: 'schedule', marks: ['no', 'yes'] },
  { id: 'password', marks: ['no', 'yes'] },
  { id: 'ab-test', marks: ['no', 'yes'] },
  { id: 'domain', marks: ['yes', 'yes'], planId: 'premium' },
  { id: 'design', marks: ['yes', 'yes'] },
  { id: 'service', marks: ['no', 'yes'] },
  { id: 'offline', marks: ['yes', 'no'] },
  { id: 'cost', marks: ['plain', 'plain'] },
] as const;

/** The twelve questions in display order. */
export const COMPARISON_ROWS: readonly ComparisonRow[] = /* @__PURE__ */ deepFreeze(
  /* @__PURE__ */ ROWS.map(({ id, marks, ...row }): ComparisonRow => {
    const key = `comparison:table.rows.${camelCase(id)}` as const;
    return {
      ...row,
      id,
      question: `${key}.question`,
      static: { text: `${key}.static`, mark: marks[0] },
      dynamic: { text: `${key}.dynamic`, mark: marks[1] },
    };
  }),
);

/**
 * Target URLs of the simulator: both prints lead to the first until the visitor changes it to the second (design,
 * "Simulator"). The restaurant is fictional.
 */
export const SIMULATOR_SAMPLE = /* @__PURE__ */ deepFreeze({
  before:
    'https://www.lumbre.example/oaxaca/menus/2026/spring/lunch-v2-final.pdf?utm_source=table&utm_medium=qr',
  after:
    'https://www.lumbre.example/oaxaca/menus/2026/summer/lunch.pdf?utm_source=table&utm_medium=qr',
  /** Claimed path of the dynamic print. */
  path: 'lumbre',
  isSample: true,
} as const);
