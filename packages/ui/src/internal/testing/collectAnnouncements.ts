import { advance } from './advance.js';

function textsInRegions(): readonly string[] {
  return [...document.querySelectorAll('[aria-live] > *')].map(({ textContent }) => textContent);
}

/**
 * Advances the timers beyond a pause and returns the announcements of that time. Requires fake timers. Afterwards every
 * region is empty again.
 */
export function collectAnnouncements(): readonly string[] {
  advance(1000);
  const texts = textsInRegions();
  advance(10_000);
  return texts;
}
