import { loadShownStage } from './Stage.tsx';

/** Loads the hero with as much of it as this window shows. */
export async function loadHero() {
  const [{ Hero }] = await Promise.all([import('./Hero.tsx'), loadShownStage()]);
  return Hero;
}
