export { planProducts, type PlanProductsInput } from './plans.ts';
export {
  breadcrumbList,
  collectionPage,
  faqPage,
  jsonLd,
  organization,
  webPage,
  webSite,
  type Crumb,
  type ListedPage,
  type QuestionText,
  type WebPageInput,
} from './site.ts';
