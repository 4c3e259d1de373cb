export { PAGE_TYPE_IDS } from './page-type-ids.ts';
export { choosePageType, CHOOSER_QUESTIONS } from './chooser.ts';
export type {
  AboutAnswer,
  ChangeAnswer,
  ChooserAnswers,
  ChooserResult,
  PageAnswer,
} from './chooser.ts';
export { findPageType, PAGE_TYPES } from './page-types.ts';
export type { PageType, PageTypeCategory } from './page-types.ts';
export type { PageTypeId } from './page-type-ids.ts';
export { OTHER_TYPES } from './other-types.ts';
export type { OtherType } from './other-types.ts';
export { PAGE_TYPE_FILTERS } from './filters.ts';
export type { PageTypeFilter } from './filters.ts';
export { getPageType, relatedPageTypes } from './related.ts';
export { pageTypeTexts } from './type-messages.ts';
export type { PageTypeNamespace, PageTypeTexts } from './type-messages.ts';
