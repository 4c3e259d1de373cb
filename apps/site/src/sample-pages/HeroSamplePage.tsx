import type { HeroSampleId } from '@waypage/content';
import { lazy, Suspense, type ComponentType } from 'react';
import VcardBlack from './vcard-plus/VcardBlack.tsx';

type PageModule = Readonly<{ default: ComponentType }>;

/** The pages after the first, which nobody sees before the stage has moved on for the first time. */
const LATER_PAGES: Readonly<
  Record<Exclude<HeroSampleId, 'vcard-black'>, () => Promise<PageModule>>
> = {
  'business-realtor': () => import('./business/RealtorPage.tsx'),
  'vcard-white': () => import('./vcard-plus/VcardWhite.tsx'),
  google: () => import('./google-review/GoogleReviewPage.tsx'),
};

/** A decoration that cannot be loaded is left out. */
const orNothing = (load: () => Promise<PageModule>) => lazy(() => load().catch(() => NOTHING));
const NOTHING: PageModule = { default: () => null };

const LATER = {
  'business-realtor': orNothing(LATER_PAGES['business-realtor']),
  'vcard-white': orNothing(LATER_PAGES['vcard-white']),
  google: orNothing(LATER_PAGES.google),
};

/** Fetches the code of the pages after the first. */
export function loadLaterHeroPages(): void {
  for (const load of Object.values(LATER_PAGES)) load().catch(() => undefined);
}

/** The page of a sample on the stage of the hero, laid out at 360 × 740. The first is there at once. */
export function HeroSamplePage({ id }: { readonly id: HeroSampleId }) {
  if (id === 'vcard-black') return <VcardBlack />;
  const LaterPage = LATER[id];
  return (
    <Suspense>
      <LaterPage />
    </Suspense>
  );
}
