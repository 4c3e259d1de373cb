import type { HeroSampleId } from '@waypage/content';
import { lazy, Suspense, type ComponentType } from 'react';
import VcardBlack from './vcard-black/Page.tsx';

type PageModule = Readonly<{ default: ComponentType }>;

/** A decoration that cannot be loaded is left out. */
const NOTHING: PageModule = { default: () => null };

function laterPage(load: () => Promise<PageModule>) {
  const loadOrNothing = () => load().catch(() => NOTHING);
  return { load: loadOrNothing, Page: lazy(loadOrNothing) };
}

/** The pages after the first, which nobody sees before the stage has moved on for the first time. */
const LATER_PAGES = {
  'business-realtor': laterPage(() => import('./business-realtor/Page.tsx')),
  'vcard-white': laterPage(() => import('./vcard-white/Page.tsx')),
  google: laterPage(() => import('./google/Page.tsx')),
};

/** Fetches the code of the pages after the first. */
export function loadLaterHeroPages(): void {
  for (const { load } of Object.values(LATER_PAGES)) void load();
}

/** The page of a sample on the stage of the hero, laid out at 360 × 740. The first is there at once. */
export function HeroSamplePage({ id }: { readonly id: HeroSampleId }) {
  if (id === 'vcard-black') return <VcardBlack />;
  const { Page } = LATER_PAGES[id];
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}
