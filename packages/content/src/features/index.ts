import { deepFreeze } from '../internal/deep-freeze.ts';
import { camelCase } from '../internal/message-keys.ts';
import type { IconName } from '../icon-name.ts';
import type { MessageKey } from '../messages/keys.ts';

/** A feature card. */
export interface Feature {
  readonly id: string;
  readonly icon: IconName;
  readonly title: MessageKey<'features'>;
  readonly text: MessageKey<'features'>;
}

const CARDS = [
  { id: 'change', icon: 'pencil' },
  { id: 'scans', icon: 'activity' },
  { id: 'schedule', icon: 'calendar-clock' },
  { id: 'password', icon: 'key-round' },
  { id: 'ab-test', icon: 'split' },
  { id: 'design', icon: 'palette' },
  { id: 'blocks', icon: 'blocks' },
  { id: 'domain', icon: 'at-sign' },
] as const;

/** The eight cards in display order. */
export const FEATURES: readonly Feature[] = /* @__PURE__ */ deepFreeze(
  /* @__PURE__ */ CARDS.map((card): Feature => {
    const key = `features:${camelCase(card.id)}` as const;
    return { ...card, title: `${key}.title`, text: `${key}.text` };
  }),
);
