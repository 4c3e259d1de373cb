// What is asked of a page at a width; each function runs in the page.

/** By how many pixels the page is wider than its window. */
export function overflow(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

/** The phones whose page or picture is not as wide as their screen, and by how much. */
export function wrongPhones(): string[] {
  return [...document.querySelectorAll('[data-surface="screen"]')].flatMap((screen) => {
    const box = screen.getBoundingClientRect();
    if (box.width === 0) return [];
    const content = [screen.firstElementChild, screen.querySelector('img:only-child')];
    return content.flatMap((element) => {
      if (!element) return [];
      const { left, width } = element.getBoundingClientRect();
      if (width === 0) return [];
      const isRight = Math.abs(width - box.width) <= 1 && Math.abs(left - box.left) <= 1;
      const name = `${element.localName} ${element.getAttribute('alt') ?? element.textContent.slice(0, 30)}`;
      return isRight ? [] : [`${name}: ${String(width)} px on a screen of ${String(box.width)} px`];
    });
  });
}
