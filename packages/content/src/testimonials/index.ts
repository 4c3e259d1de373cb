import { deepFreeze } from '../internal/deep-freeze.ts';
import type { MessageKey } from '../messages/keys.ts';

/** A sample quote. */
export interface Testimonial {
  readonly id: string;
  readonly quote: MessageKey<'testimonials'>;
  readonly name: MessageKey<'testimonials'>;
  readonly title: MessageKey<'testimonials'>;
  readonly company: MessageKey<'testimonials'>;
  /** Root-relative URL of the drawn portrait. */
  readonly avatar: string;
  /** Shown if the portrait does not load. */
  readonly initials: string;
  /** Marks a fictional quote: the site shows it with a visible tag and without review markup. */
  readonly isSample: true;
}

/** The three quotes in the order of rotation. */
export const TESTIMONIALS: readonly Testimonial[] = /* @__PURE__ */ deepFreeze([
  /* @__PURE__ */ quote(1, 'market', 'MD'),
  /* @__PURE__ */ quote(2, 'joiner', 'IK'),
  /* @__PURE__ */ quote(3, 'dog', 'PV'),
]);

function quote(number: number, name: 'market' | 'joiner' | 'dog', initials: string): Testimonial {
  return {
    id: `sample-${number}`,
    quote: `testimonials:${name}.quote`,
    name: `testimonials:${name}.name`,
    title: `testimonials:${name}.title`,
    company: `testimonials:${name}.company`,
    avatar: `/images/drawings/avatar-${number}.svg`,
    initials,
    isSample: true,
  };
}
