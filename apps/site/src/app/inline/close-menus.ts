import { isPlainPress } from '#browser/plain-press.ts';

const OPEN_MENUS = ':is([data-island=header], [data-island=footer]) details[open]';

/**
 * Closes the menus of header and footer when a link is followed, whether or not their code has arrived; in a new tab too.
 * The link keeps working: it happens after the click.
 */
export function closeMenusOnFollow(): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest('a[href]');
      if (!link || !isPlainPress(event)) return;
      setTimeout(() => {
        for (const menu of document.querySelectorAll(OPEN_MENUS)) menu.removeAttribute('open');
      });
    },
    true,
  );
}
