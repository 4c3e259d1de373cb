import { isUnmodifiedClick } from './dom-events.ts';

/** Whether the content of a `<details>` lies over the page: that of a menu does, that of a question does not. */
function isMenu(details: HTMLDetailsElement): boolean {
  return [...details.children].some(
    (child) =>
      child.localName !== 'summary' && /absolute|fixed/.test(getComputedStyle(child).position),
  );
}

function closeBySelector(selector: string): void {
  for (const menu of document.querySelectorAll(selector)) menu.removeAttribute('open');
}

/**
 * Closes menus of islands that are not hydrated: the open one by Escape, with the focus back on its button, and those of
 * header and footer by a click on a link.
 */
export function closeNativeMenus(): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    const native = '[data-island]:not([data-hydrated]) details[open]';
    const menus = [...document.querySelectorAll<HTMLDetailsElement>(native)].filter(isMenu);
    const menu = menus.findLast((one) => one.matches(':focus-within')) ?? menus.at(-1);
    menu?.removeAttribute('open');
    menu?.querySelector('summary')?.focus({ preventScroll: true });
  });
  document.addEventListener(
    'click',
    (event) => {
      const isLink = (event.target as Element).closest('a[href]') !== null;
      // After the click, so that a link inside a menu is still followed.
      if (isLink && isUnmodifiedClick(event))
        setTimeout(
          closeBySelector,
          0,
          ':is([data-island=header], [data-island=footer]) details[open]',
        );
    },
    true,
  );
}
