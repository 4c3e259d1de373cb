import { media } from '@waypage/ui/theme';
import type { HeroStage } from './HeroStage.tsx';

let stage: typeof HeroStage | undefined;

/** Whether the stage shows: in windows from 1024 px, and in what the prerender writes for all. */
function isShown(): boolean {
  return typeof matchMedia !== 'function' || matchMedia(media.lg).matches;
}

/** Loads the stage where it shows. A phone does without its cards and pages. */
export async function loadShownStage(): Promise<void> {
  if (isShown()) stage = (await import('./HeroStage.tsx')).HeroStage;
}

/** The stage, once it has been loaded. */
export function findStage(): typeof HeroStage | undefined {
  return stage;
}
