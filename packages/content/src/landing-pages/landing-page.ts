import type { PageTypeId } from '../page-types/page-type-ids.ts';
import type { PlanId } from '../pricing/dated-prices.ts';

/** A page for one trade, at `/for/{name}`. Its messages are in the namespace `landing-{name}`. */
export interface LandingPage {
  readonly name: string;
  /** Its title, by language. */
  readonly titles: Readonly<Record<string, string>>;
  /** Whether search engines may list it. */
  readonly indexed: boolean;
  readonly pageTypes: readonly PageTypeId[];
  /** The plan that fits most of these visitors. */
  readonly plan: PlanId;
  /** Ids of questions of the FAQ that these visitors ask too. */
  readonly questions: readonly string[];
}
