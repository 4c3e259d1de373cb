/** Time of the page in ms since the epoch: the clock, or the later moment that a build shows (`pnpm start --at`). */
export function pageTime(): number {
  const fixed = import.meta.env.VITE_NOW;
  return fixed ? Math.max(Date.now(), Date.parse(fixed)) : Date.now();
}
