import { isFirstView } from './first-view.ts';

/**
 * Lets the browser leave out, for now, the layout of what stands far below the window. Only on a page that
 * opens at its top: any other position is reckoned from the heights of what stands above it.
 */
export function allowLazyLayout(): void {
  if (isFirstView() && !location.hash) document.documentElement.dataset['lazy'] = '';
}
