export { LANDING_PAGES, type LandingPageName } from './landing-pages.generated.ts';
export type { LandingPage } from './landing-page.ts';
