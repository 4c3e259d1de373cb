import { media } from '@waypage/ui/theme';
import { lazy, memo, Suspense, type FunctionComponent } from 'react';
import type { HeroStageProps } from './HeroStage.tsx';

/** Whether the viewport fits the stage; `true` while prerendering, which is for every width. */
const isWide = () => typeof matchMedia !== 'function' || matchMedia(media.lg).matches;

async function whenWide(): Promise<void> {
  if (isWide()) return;
  await new Promise((resolve) =>
    matchMedia(media.lg).addEventListener('change', resolve, { once: true }),
  );
}

const EmptyStage: FunctionComponent<HeroStageProps> = () => null;

const load = () => import('./HeroStage.tsx');

export async function loadStageIfWide(): Promise<void> {
  if (isWide()) await load();
}

const LazyStage = lazy(async () => {
  await whenWide();
  // The stage is decorative: without its code it is left out.
  const module = await load().catch(() => undefined);
  return { default: module?.HeroStage ?? EmptyStage };
});

/** Memoized, because React removes the prerendered HTML of a boundary that renders again before its code has loaded. */
export const LazyHeroStage = memo(function LazyHeroStage(props: HeroStageProps) {
  return (
    <Suspense>
      <LazyStage {...props} />
    </Suspense>
  );
});
