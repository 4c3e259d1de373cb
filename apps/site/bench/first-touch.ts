/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { measureInTurn, throttle, type BrowserCommand } from './browser.ts';

/** Times after the start of the navigation at which a visitor touches the page, in milliseconds. */
const MOMENTS = [500, 1000, 2000] as const;

interface Scenario {
  readonly name: string;
  /** Selector of what is touched. */
  readonly target: string;
  readonly key?: string;
  /** Selectors that match once a visitor sees that the touch was noticed, and once it is done. */
  readonly seen: string;
  readonly done: string;
}

const SCENARIOS: readonly Scenario[] = [
  {
    name: 'CLAIM',
    target: '#hero form button[type=submit]',
    seen: '#hero form :is(button[aria-busy=true], [aria-invalid=true])',
    done: '#hero form [aria-invalid=true]',
  },
  {
    name: 'menu',
    target: 'header summary',
    seen: 'header details[open]',
    done: 'header details[open]',
  },
  {
    name: 'tab of the page types',
    target: '#page-types [role=tab]:nth-of-type(2)',
    seen: '#page-types [role=tab]:nth-of-type(2):is([aria-busy=true], [aria-selected=true])',
    done: '#page-types [role=tab][aria-selected=true]:nth-of-type(2)',
  },
  {
    name: 'key in the field',
    target: '#hero input[name=path]',
    key: 'L',
    seen: '#hero input[name=path]:not(:placeholder-shown)',
    done: '[data-island=hero][data-hydrated] input[name=path]:not(:placeholder-shown)',
  },
];

export interface FirstTouch {
  readonly name: string;
  /** When the page was touched. */
  readonly moment: number;
  /** From the touch to the paint after it was noticed, and after it was done. */
  readonly seen: number;
  readonly done: number;
}

declare global {
  var firstTouch: Promise<{ seen: number; done: number }>;
}

/** Records in the page when selectors match. Times run from the touch, as the system has noted it. */
function watch({ seen, done }: Pick<Scenario, 'seen' | 'done'>): void {
  const result = { touched: 0, seen: 0, done: 0 };
  let end: () => void;
  globalThis.firstTouch = new Promise((resolve) => {
    end = () => resolve(result);
  });
  const onTouch = ({ timeStamp }: Event) => {
    result.touched ||= timeStamp;
  };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, onTouch, true);
  const note = (name: 'seen' | 'done', selector: string) => {
    if (result[name] > 0 || result.touched === 0 || !document.querySelector(selector)) return;
    const { port1, port2 } = new MessageChannel();
    // Messages are handled after the frame is painted.
    port1.onmessage = () => {
      result[name] ||= performance.now() - result.touched;
      if (result.seen > 0 && result.done > 0) end();
    };
    port2.postMessage(undefined);
  };
  const check = () => {
    note('seen', seen);
    note('done', done);
    requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}

async function measureOnce(
  page: Page,
  url: string,
  scenario: Scenario,
  moment: number,
  slowdown: number,
): Promise<Pick<FirstTouch, 'seen' | 'done'>> {
  await page.addInitScript(watch, scenario);
  await throttle(page, slowdown);
  await page.goto(url, { waitUntil: 'commit' });
  const target = page.locator(scenario.target).filter({ visible: true }).first();
  await target.waitFor({ state: 'attached' });
  await page.waitForTimeout(moment);
  await target.scrollIntoViewIfNeeded();
  // A visitor touches what is painted.
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  // Before the touch, which would wait for what Playwright runs in the page.
  const touch = page.evaluate(() => globalThis.firstTouch);
  if (scenario.key === undefined) {
    const box = await target.boundingBox();
    if (!box) throw new Error(`${scenario.target} has no box, so it can't be touched.`);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  } else {
    await target.focus();
    await page.keyboard.press(scenario.key);
  }
  const { seen, done } = await touch;
  return { seen, done };
}

/**
 * Touches home while it loads, each scenario at each moment in a new window, `runs` times in turn, and returns medians.
 *
 * @param slowdown of the CPU, so that this machine is as slow as a cheap phone
 */
export async function measureFirstTouches(
  url: string,
  command: BrowserCommand,
  runs: number,
  slowdown: number,
): Promise<readonly FirstTouch[]> {
  const cases = SCENARIOS.flatMap((scenario) =>
    MOMENTS.map((moment) => ({
      label: { name: scenario.name, moment },
      viewport: { width: 390, height: 844 },
      measure: (page: Page) => measureOnce(page, url, scenario, moment, slowdown),
    })),
  );
  return measureInTurn(command, runs, cases);
}
