import { loadShownStage } from '../../sections/hero/later-stage.ts';

/** Loads the home page with as much of its first view as this window shows. */
export async function loadHomeScreen() {
  const [screen] = await Promise.all([import('./HomeScreen.tsx'), loadShownStage()]);
  return screen;
}
