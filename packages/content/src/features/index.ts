import { deepFreeze } from '../internal/deep-freeze.ts';
import type { IconName } from '../icon-name.ts';
import type { MessageKey } from '../messages/keys.ts';

/** A feature card. */
export interface Feature {
  readonly id: string;
  readonly icon: IconName;
  readonly title: MessageKey<'features'>;
  readonly text: MessageKey<'features'>;
}

/** The eight cards in display order. */
export const FEATURES: readonly Feature[] = /* @__PURE__ */ deepFreeze<readonly Feature[]>([
  { id: 'change', icon: 'pencil', title: 'features:change.title', text: 'features:change.text' },
  { id: 'scans', icon: 'activity', title: 'features:scans.title', text: 'features:scans.text' },
  {
    id: 'schedule',
    icon: 'calendar-clock',
    title: 'features:schedule.title',
    text: 'features:schedule.text',
  },
  {
    id: 'password',
    icon: 'key-round',
    title: 'features:password.title',
    text: 'features:password.text',
  },
  { id: 'ab-test', icon: 'split', title: 'features:abTest.title', text: 'features:abTest.text' },
  { id: 'design', icon: 'palette', title: 'features:design.title', text: 'features:design.text' },
  { id: 'blocks', icon: 'blocks', title: 'features:blocks.title', text: 'features:blocks.text' },
  { id: 'domain', icon: 'at-sign', title: 'features:domain.title', text: 'features:domain.text' },
]);
