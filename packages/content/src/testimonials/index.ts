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
  /** Shown when the portrait does not load. */
  readonly initials: string;
  /** Marks a fictional quote: the site shows it with a visible tag and without review markup. */
  readonly isSample: true;
}

/** The three quotes in the order of rotation. */
export const TESTIMONIALS: readonly Testimonial[] = /* @__PURE__ */ deepFreeze<
  readonly Testimonial[]
>([
  {
    id: 'sample-1',
    quote: 'testimonials:market.quote',
    name: 'testimonials:market.name',
    title: 'testimonials:market.title',
    company: 'testimonials:market.company',
    avatar: '/images/drawings/avatar-1.svg',
    initials: 'MD',
    isSample: true,
  },
  {
    id: 'sample-2',
    quote: 'testimonials:joiner.quote',
    name: 'testimonials:joiner.name',
    title: 'testimonials:joiner.title',
    company: 'testimonials:joiner.company',
    avatar: '/images/drawings/avatar-2.svg',
    initials: 'IK',
    isSample: true,
  },
  {
    id: 'sample-3',
    quote: 'testimonials:dog.quote',
    name: 'testimonials:dog.name',
    title: 'testimonials:dog.title',
    company: 'testimonials:dog.company',
    avatar: '/images/drawings/avatar-3.svg',
    initials: 'PV',
    isSample: true,
  },
]);
