import { dispatchIslandEvent } from './island-events.ts';

const WAITING = '[data-island]:not([data-hydrated], [data-failed])';

/**
 * Puts files that are dropped on a page into the file field of an island that is not hydrated, and requests the island,
 * which finds them there. The browser would leave the page to open them.
 */
export function takeEarlyDrops(): void {
  for (const type of ['dragover', 'drop'] as const) {
    document.addEventListener(type, (event) => {
      const { dataTransfer } = event;
      const field = document.querySelector<HTMLInputElement>(`${WAITING} input[type=file]`);
      if (!field || dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      if (type === 'dragover') return;
      field.files = dataTransfer.files;
      const island = field.closest(WAITING);
      if (island) dispatchIslandEvent(island, 'island-needed');
    });
  }
}
