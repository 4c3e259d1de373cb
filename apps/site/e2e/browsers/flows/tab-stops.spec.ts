import { ROUTES } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';
import { DESKTOP, PHONE, type Visitor } from '../support/visitor.ts';

declare global {
  interface Window {
    tabStops?: WeakSet<Element>;
  }
}

/** More stops than any page has. */
const MOST = 250;

/** The stop that has the focus: what it is, and whether anything can be done at it. */
function describeStop() {
  const stop = document.activeElement;
  if (!stop || stop === document.body || stop === document.documentElement) return undefined;
  const controls = 'a[href], button, input, select, textarea, summary, iframe, audio, video';
  const name = `<${stop.localName} class="${stop.className}" id="${stop.id}">`;
  const { overflowX, overflowY } = getComputedStyle(stop);
  const scrolls =
    (/auto|scroll/.test(overflowX) && stop.scrollWidth > stop.clientWidth) ||
    (/auto|scroll/.test(overflowY) && stop.scrollHeight > stop.clientHeight);
  const isUseful =
    stop.matches(`${controls}, [role=tabpanel]`) ||
    (scrolls && stop.querySelector(`:is(${controls}):not(:disabled, [tabindex="-1"])`) === null);
  // A frame keeps the focus for as long as it is on one of the frame's stops.
  const isSeen = window.tabStops?.has(stop) === true && stop.localName !== 'iframe';
  window.tabStops = (window.tabStops ?? new WeakSet()).add(stop);
  return { name, isUseful, isSeen };
}

/** A row of a carousel scrolls, and is a stop, until its code is there. */
async function hydrateIslands(visitor: Visitor): Promise<void> {
  await visitor.ask(() => {
    for (const island of document.querySelectorAll('[data-island]'))
      island.dispatchEvent(new Event('island-needed'));
  });
  const left = '[data-island]:not([data-hydrated])';
  await expect
    .poll(() => visitor.ask((islands) => document.querySelectorAll(islands).length, left))
    .toBe(0);
}

/** Presses Tab from the top of a page to its end, and returns the stops at which nothing can be done. */
async function findUselessStops(visitor: Visitor): Promise<readonly string[]> {
  const useless: string[] = [];
  for (let count = 0; count < MOST; count += 1) {
    await visitor.driver.press('Tab');
    const stop = await visitor.ask(describeStop);
    // The browser's own controls follow, or the page from its top.
    if (stop === undefined || stop.isSeen) {
      if (count > 0) return useless;
    } else if (!stop.isUseful) useless.push(stop.name);
  }
  throw new Error(`There are more than ${String(MOST)} stops.`);
}

for (const path of ROUTES) {
  test(`${path} has no tab stop at which nothing can be done`, async ({ visit }) => {
    const visitor = await visit();
    test.skip(visitor.driver.engine !== 'firefox', 'Only Firefox stops at boxes that scroll.');
    for (const size of [PHONE, DESKTOP]) {
      await visitor.driver.resize(size);
      await visitor.open(path);
      await hydrateIslands(visitor);
      expect(await findUselessStops(visitor), `${String(size.width)} px`).toEqual([]);
    }
  });
}
