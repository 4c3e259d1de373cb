export { jsonLd } from './node.ts';
export { organisation, webSite } from './organisation.ts';
export { planProducts, type PlanProductsInput } from './plans.ts';
export * from './web-page.ts';
