import { media } from '@waypage/ui/theme';
import { lazy, memo, Suspense, type FunctionComponent } from 'react';
import type { HeroStageProps } from './HeroStage.tsx';

/** Whether the window is as wide as the stage needs; what is written for all windows is. */
const isWide = () => typeof matchMedia !== 'function' || matchMedia(media.lg).matches;

async function whenWide(): Promise<void> {
  if (isWide()) return;
  await new Promise((resolve) => {
    matchMedia(media.lg).addEventListener('change', resolve, { once: true });
  });
}

const Nothing: FunctionComponent<HeroStageProps> = () => null;

const load = () => import('./HeroStage.tsx');

/** Loads the stage where it shows. */
export async function loadShownStage(): Promise<void> {
  if (isWide()) await load();
}

const LazyStage = lazy(async () => {
  await whenWide();
  // A decoration that cannot be loaded is left out.
  const module = await load().catch(() => undefined);
  return { default: module?.HeroStage ?? Nothing };
});

/**
 * The stage, whose code comes when the window is wide enough for it; in smaller ones nobody sees it. Memoized,
 * as React takes the HTML away where a boundary is rendered again before it has its code.
 */
export const Stage = memo(function Stage(props: HeroStageProps) {
  return (
    <Suspense>
      <LazyStage {...props} />
    </Suspense>
  );
});
