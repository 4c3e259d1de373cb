export { breadcrumbList } from './breadcrumbs.ts';
export type { Crumb } from './breadcrumbs.ts';
export { faqPage } from './faq-page.ts';
export type { QuestionText } from './faq-page.ts';
export { jsonLd } from './json-ld.ts';
export { organisation, webSite } from './organisation.ts';
export { planProducts } from './plans.ts';
export type { PlanProductsInput } from './plans.ts';
