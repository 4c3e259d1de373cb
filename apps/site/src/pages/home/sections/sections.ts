import { analytics } from './analytics/section.ts';
import { comparison } from './comparison/section.ts';
import { contact } from './contact/section.ts';
import { designer } from './designer/section.ts';
import { faq } from './faq/section.ts';
import { features } from './features/section.ts';
import { hero } from './hero/section.ts';
import { howItWorks } from './how-it-works/section.ts';
import { pageTypes } from './page-types/section.ts';
import { pricing } from './pricing/section.ts';
import { print } from './print/section.ts';
import { samples } from './samples/section.ts';
import { start } from './start/section.ts';
import { store } from './store/section.ts';
import { testimonials } from './testimonials/section.ts';
import { useCasesOverview } from './use-cases-overview/section.ts';

/** The sections of home from the top, by the id that is their folder, their anchor and the end of `/s/{id}`. */
export const SECTIONS = {
  hero,
  designer,
  'how-it-works': howItWorks,
  'page-types': pageTypes,
  'use-cases-overview': useCasesOverview,
  features,
  samples,
  comparison,
  analytics,
  print,
  store,
  testimonials,
  pricing,
  faq,
  contact,
  start,
} as const;
