export * from './analytics/index.ts';
export * from './brand.ts';
export * from './comparison/index.ts';
export * from './constants.ts';
export * from './facts.ts';
export * from './faq/index.ts';
export * from './features/index.ts';
export * from './how-it-works/index.ts';
export type * from './icon-name.ts';
export * from './landing-pages/index.ts';
export * from './locales.ts';
export * from './menus/index.ts';
export type * from './messages/keys.ts';
export * from './money.ts';
export * from './numbers.ts';
export * from './page-types/index.ts';
export * from './pricing/index.ts';
export * from './promises/index.ts';
export {
  registerLocale,
  type LocaleDefinition,
  type LocaleFormat,
  type MessageLoaders,
  type PartialMessageLoaders,
  type PartialMessages,
} from './register-locale.ts';
export * from './samples/index.ts';
export * from './sections/index.ts';
export * from './solutions/index.ts';
export * from './store/index.ts';
export * from './templates/index.ts';
export * from './testimonials/index.ts';
export * from './use-cases/index.ts';
