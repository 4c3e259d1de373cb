import type { HeroSampleId } from '@waypage/content';
import { lazy, Suspense, type ComponentType } from 'react';
import VcardBlack from './vcard-black/Page.tsx';

type PageModule = Readonly<{ default: ComponentType }>;

/** Decorative, so a page that fails to load is left out. */
const EMPTY_MODULE: PageModule = { default: () => null };

function laterPage(load: () => Promise<PageModule>) {
  const loadOrEmpty = () => load().catch(() => EMPTY_MODULE);
  return { load: loadOrEmpty, Page: lazy(loadOrEmpty) };
}

/** Loaded later: none of them shows before the stage first moves on. */
const LATER_PAGES = {
  'business-realtor': laterPage(() => import('./business-realtor/Page.tsx')),
  'vcard-white': laterPage(() => import('./vcard-white/Page.tsx')),
  google: laterPage(() => import('./google/Page.tsx')),
};

export function loadLaterHeroPages(): void {
  for (const { load } of Object.values(LATER_PAGES)) void load();
}

export function HeroSamplePage({ id }: { readonly id: HeroSampleId }) {
  if (id === 'vcard-black') return <VcardBlack />;
  const { Page } = LATER_PAGES[id];
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}
