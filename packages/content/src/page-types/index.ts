export { PAGE_TYPE_IDS, type PageTypeId } from './page-type-ids.ts';
export {
  choosePageType,
  CHOOSER_QUESTIONS,
  type AboutAnswer,
  type ChangeAnswer,
  type ChooserAnswers,
  type ChooserResult,
  type PageAnswer,
} from './chooser.ts';
export { findPageType, PAGE_TYPES, type PageType, type PageTypeCategory } from './page-types.ts';
export { OTHER_TYPES, type OtherType } from './other-types.ts';
export { PAGE_TYPE_FILTERS, type PageTypeFilter } from './filters.ts';
export { getPageType, relatedPageTypes } from './related.ts';
export {
  pageTypeMessages,
  type PageTypeNamespace,
  type PageTypeMessages,
} from './type-messages.ts';
