import { whenParsed } from '#runtime/dom-events.ts';

/** Keeps `--header-height`, which is kept free above what is scrolled to, while the header exceeds its minimum. */
export function measureHeader(): void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries) {
      const height = borderBoxSize[0]?.blockSize ?? 0;
      const [row] = target.children;
      const minimum = row ? parseFloat(getComputedStyle(row).minBlockSize) : height;
      // Setting it restyles the whole page. The pixel is the border.
      if (height > minimum + 1) style.setProperty('--header-height', `${height}px`);
      else style.removeProperty('--header-height');
    }
  });
  const observe = () => {
    observer.disconnect();
    const header = document.querySelector('[data-island=header] > header');
    if (header) observer.observe(header);
  };
  whenParsed(observe);
  // React may have rendered it again.
  for (const type of ['island-hydrated', 'island-failed'])
    document.addEventListener(type, observe, true);
}
