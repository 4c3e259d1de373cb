import { isPlainPress } from '../../browser/plain-press.ts';

/**
 * Closes the menus of header and footer when a link in either is followed, whether or not their code has arrived; in a new tab too.
 * Their links keep working: it happens after the click.
 */
export function closeMenusOnFollow(): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (
        !isPlainPress(event) ||
        !link?.closest('[data-page-part=header], [data-page-part=footer]')
      )
        return;
      setTimeout(() => {
        const open = '[data-page-part=header] details[open], [data-page-part=footer] details[open]';
        for (const menu of document.querySelectorAll<HTMLDetailsElement>(open)) menu.open = false;
      });
    },
    true,
  );
}
