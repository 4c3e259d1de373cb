// These functions run in the page.

export function overflow(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

/** Phones whose page or text does not match the width of their display. */
export function wrongPhones(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-surface="screen"]')].flatMap(
    (screen) => {
      const { left: start, width: outer } = screen.getBoundingClientRect();
      if (outer === 0) return [];
      // Without the case, which is its border.
      const scale = outer / screen.offsetWidth;
      const box = {
        left: start + screen.clientLeft * scale,
        width: screen.clientWidth * scale,
      };
      // One em in a phone is 16 px of a page that is 360 px wide.
      const scaled = parseFloat(getComputedStyle(screen).fontSize) * 22.5;
      const wrongText =
        screen.textContent === '' || Math.abs(scaled - screen.clientWidth) <= 1
          ? []
          : [`text for ${scaled} px on a screen of ${screen.clientWidth} px`];
      const wrongBoxes = [...screen.children].flatMap((element) => {
        const { left, width } = element.getBoundingClientRect();
        if (width === 0) return [];
        const isRight = Math.abs(width - box.width) <= 1 && Math.abs(left - box.left) <= 1;
        const name = `${element.localName} ${element.getAttribute('alt') ?? element.textContent.slice(0, 30)}`;
        return isRight ? [] : [`${name}: ${width} px on a screen of ${box.width} px`];
      });
      return [...wrongText, ...wrongBoxes];
    },
  );
}

/** Fields with text below 16 px: an iPhone zooms into such a field and does not zoom out again. */
export function smallFields(): string[] {
  const fields = document.querySelectorAll<HTMLElement>(
    'select, textarea, input:not([type=checkbox], [type=radio], [type=range])',
  );
  return [...fields]
    .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
    .map((field) => `${field.localName} ${field.getAttribute('name') ?? field.id}`);
}
