import { ROUTES } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';
import { DESKTOP, PHONE, type Visitor } from '../support/visitor.ts';

declare global {
  interface Window {
    tabStops?: WeakSet<Element>;
  }
}

const MOST = 250;

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
  // A frame stays the active element while the focus moves through its own tab stops.
  const isSeen = window.tabStops?.has(stop) === true && stop.localName !== 'iframe';
  window.tabStops = (window.tabStops ?? new WeakSet()).add(stop);
  return { name, isUseful, isSeen };
}

/** The row of a carousel is scrollable, and therefore a tab stop, until it is hydrated. */
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

async function findUselessStops(visitor: Visitor): Promise<readonly string[]> {
  const useless: string[] = [];
  for (let count = 0; count < MOST; count += 1) {
    await visitor.driver.press('Tab');
    const stop = await visitor.ask(describeStop);
    // After the last tab stop the browser's own controls follow, or the page starts over.
    if (stop === undefined || stop.isSeen) {
      if (count > 0) return useless;
    } else if (!stop.isUseful) useless.push(stop.name);
  }
  throw new Error(`There are more than ${String(MOST)} stops.`);
}

for (const path of ROUTES) {
  test(`${path} has no tab stop without an action`, async ({ visitor }) => {
    test.skip(visitor.driver.engine !== 'firefox', 'Only Firefox stops at boxes that scroll.');
    for (const size of [PHONE, DESKTOP]) {
      await visitor.driver.resize(size);
      await visitor.open(path);
      await hydrateIslands(visitor);
      expect(await findUselessStops(visitor), `${String(size.width)} px`).toEqual([]);
    }
  });
}
