import { deepFreeze } from '../internal/deep-freeze.ts';
import type { PlanId } from '../pricing/plans.ts';
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

/** The twelve questions in display order. */
export const COMPARISON_ROWS: readonly ComparisonRow[] = /* @__PURE__ */ deepFreeze<
  readonly ComparisonRow[]
>([
  {
    id: 'inside',
    question: 'comparison:table.rows.inside.question',
    static: { text: 'comparison:table.rows.inside.static', mark: 'plain' },
    dynamic: { text: 'comparison:table.rows.inside.dynamic', mark: 'plain' },
  },
  {
    id: 'change',
    question: 'comparison:table.rows.change.question',
    static: { text: 'comparison:table.rows.change.static', mark: 'no' },
    dynamic: { text: 'comparison:table.rows.change.dynamic', mark: 'yes' },
  },
  {
    id: 'denser',
    question: 'comparison:table.rows.denser.question',
    static: { text: 'comparison:table.rows.denser.static', mark: 'yes' },
    dynamic: { text: 'comparison:table.rows.denser.dynamic', mark: 'no' },
  },
  {
    id: 'count',
    question: 'comparison:table.rows.count.question',
    static: { text: 'comparison:table.rows.count.static', mark: 'no' },
    dynamic: { text: 'comparison:table.rows.count.dynamic', mark: 'yes' },
  },
  {
    id: 'schedule',
    question: 'comparison:table.rows.schedule.question',
    static: { text: 'comparison:table.rows.schedule.static', mark: 'no' },
    dynamic: { text: 'comparison:table.rows.schedule.dynamic', mark: 'yes' },
  },
  {
    id: 'password',
    question: 'comparison:table.rows.password.question',
    static: { text: 'comparison:table.rows.password.static', mark: 'no' },
    dynamic: { text: 'comparison:table.rows.password.dynamic', mark: 'yes' },
  },
  {
    id: 'ab-test',
    question: 'comparison:table.rows.abTest.question',
    static: { text: 'comparison:table.rows.abTest.static', mark: 'no' },
    dynamic: { text: 'comparison:table.rows.abTest.dynamic', mark: 'yes' },
  },
  {
    id: 'domain',
    question: 'comparison:table.rows.domain.question',
    static: { text: 'comparison:table.rows.domain.static', mark: 'yes' },
    dynamic: { text: 'comparison:table.rows.domain.dynamic', mark: 'yes' },
    planId: 'premium',
  },
  {
    id: 'design',
    question: 'comparison:table.rows.design.question',
    static: { text: 'comparison:table.rows.design.static', mark: 'yes' },
    dynamic: { text: 'comparison:table.rows.design.dynamic', mark: 'yes' },
  },
  {
    id: 'service',
    question: 'comparison:table.rows.service.question',
    static: { text: 'comparison:table.rows.service.static', mark: 'no' },
    dynamic: { text: 'comparison:table.rows.service.dynamic', mark: 'yes' },
  },
  {
    id: 'offline',
    question: 'comparison:table.rows.offline.question',
    static: { text: 'comparison:table.rows.offline.static', mark: 'yes' },
    dynamic: { text: 'comparison:table.rows.offline.dynamic', mark: 'no' },
  },
  {
    id: 'cost',
    question: 'comparison:table.rows.cost.question',
    static: { text: 'comparison:table.rows.cost.static', mark: 'plain' },
    dynamic: { text: 'comparison:table.rows.cost.dynamic', mark: 'plain' },
  },
]);

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
