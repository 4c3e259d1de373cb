import { expect } from '@playwright/test';
import { APP_HOST, SITE } from '../../support/ports.ts';
import { freshPath } from '../../support/sandbox.ts';
import type { Driver, Json, Point, Size } from '../drivers/driver.ts';

declare global {
  interface Window {
    /** By `record-errors.js`. */
    recordedErrors?: string[];
  }
}

/** A selector, and text that selects one of several matches. */
export type Target = string | readonly [selector: string, text: string];

type VisibleElement = ReturnType<typeof findVisible>[number];

export const PATH_FIELD = 'input[name=path]';
export const CLAIM_BUTTON: Target = ['#hero button', 'CLAIM'];
export const DESIGNER = 'iframe[title="QR code designer"]';

/** WebKit aborts the imports of a page that is left and reports that on the way back; the site retries them. */
export const ENDED_IMPORT = /could not be made interactive yet.*Importing a module script failed/;

export const DESKTOP: Size = { width: 1440, height: 900 };
export const TABLET: Size = { width: 768, height: 1024 };
export const PHONE: Size = { width: 390, height: 844 };

/** Whether the page is hydrated, and its islands have their heights. Runs in the page. */
function isReady(): boolean {
  const { dataset } = document.documentElement;
  return dataset['hydrated'] === '' && !('deferredLayout' in dataset);
}

export class Visitor {
  readonly driver: Driver;
  #errors: string[] = [];
  readonly #expected: RegExp[] = [];

  constructor(driver: Driver) {
    this.driver = driver;
  }

  async begin(): Promise<void> {
    await this.driver.toFirstTab();
    await this.driver.resize(DESKTOP);
  }

  async home(): Promise<void> {
    const isThere = await this.evaluate(
      (site) => location.href === `${site}/` && document.querySelector('[role=dialog]') === null,
      SITE,
    );
    if (isThere) {
      await this.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    } else await this.open('/');
  }

  async open(url: string, { hydrates = true } = {}): Promise<void> {
    await this.#collectErrors();
    // A stored language would redirect this URL.
    await this.tryEvaluate(() => localStorage.removeItem('locale'));
    await this.driver.open(SITE + url);
    if (hydrates) await this.hydrated();
  }

  async hydrated(): Promise<void> {
    // The page waits for a visitor.
    await this.tryEvaluate(() => dispatchEvent(new Event('pointerover')));
    await expect
      .poll(() => this.tryEvaluate(isReady), { message: 'the page is hydrated' })
      .toBe(true);
  }

  evaluate<Arguments extends readonly Json[], Result>(
    run: (...values: Arguments) => Result | Promise<Result>,
    ...values: Arguments
  ): Promise<Result> {
    return this.driver.evaluate(run, values);
  }

  /** Like {@link evaluate}, but returns `undefined` when the page navigates away meanwhile. */
  tryEvaluate<Arguments extends readonly Json[], Result>(
    run: (...values: Arguments) => Result | Promise<Result>,
    ...values: Arguments
  ): Promise<Result | undefined> {
    return this.driver.evaluate(run, values).catch(() => undefined);
  }

  async all(target: Target): Promise<readonly VisibleElement[]> {
    const [selector, text] = typeof target === 'string' ? [target, ''] : target;
    return (await this.tryEvaluate(findVisible, selector, text, false)) ?? [];
  }

  async see(target: Target): Promise<VisibleElement> {
    let found: readonly VisibleElement[] = [];
    await expect
      .poll(async () => (found = await this.all(target)).length, {
        message: `${String(target)} can be seen`,
      })
      .toBeGreaterThan(0);
    const [first] = found;
    if (!first) throw new Error(`${String(target)} cannot be seen.`);
    return first;
  }

  async seeNothing(target: Target): Promise<void> {
    await expect
      .poll(async () => (await this.all(target)).length, {
        message: `${String(target)} cannot be seen`,
      })
      .toBe(0);
  }

  async reads(target: string, text: string): Promise<void> {
    await expect
      .poll(async () => (await this.all(target)).map((element) => element.text).join('\n'), {
        message: `${target} says it`,
      })
      .toContain(text);
  }

  async arrives(path: string): Promise<void> {
    await expect.poll(() => this.path()).toBe(path);
  }

  /** Scrolls a place into the middle of the window, waits until it stops moving, and returns the point there. */
  async reach(target: Target): Promise<Point> {
    const [selector, text] = typeof target === 'string' ? [target, ''] : target;
    let last = '';
    let point: Point | undefined;
    await expect
      .poll(
        async () => {
          const [first] = (await this.tryEvaluate(findVisible, selector, text, true)) ?? [];
          if (!first || first.waitsForCode) return false;
          const { x, y, width, height } = first.box;
          point = { x: x + width / 2, y: y + height / 2 };
          const now = JSON.stringify(first.box);
          const stands = now === last;
          last = now;
          return stands;
        },
        { message: `${String(target)} can be reached`, intervals: [50] },
      )
      .toBe(true);
    if (!point) throw new Error(`${String(target)} cannot be reached.`);
    return point;
  }

  async click(target: Target): Promise<void> {
    await this.driver.click(await this.reach(target));
  }

  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.evaluate(() => {
      const field = document.activeElement;
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
    });
    await this.driver.press('Backspace');
    await this.driver.type(text);
  }

  /** Claims a new path, expects its page in a new tab, and returns the path. */
  async claim(query = ''): Promise<string> {
    const path = freshPath();
    await this.fill(PATH_FIELD, path);
    const tabs = await this.driver.countTabs();
    await this.click(CLAIM_BUTTON);
    await expect.poll(() => this.driver.countTabs()).toBe(tabs + 1);
    await this.driver.toNewestTab();
    await expect
      .poll(() => this.tryEvaluate(() => location.href))
      .toBe(`${APP_HOST}/ql/link-in-bio/${path}/claim${query}`);
    await this.driver.toFirstTab();
    return path;
  }

  path(): Promise<string | undefined> {
    return this.tryEvaluate(() => location.pathname);
  }

  expectError(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  async takeErrors(): Promise<readonly string[]> {
    await this.#collectErrors();
    return this.#errors.splice(0).filter((error) => !this.#expected.some((one) => one.test(error)));
  }

  async #collectErrors(): Promise<void> {
    this.#errors.push(
      ...(await this.driver.evaluate(() => window.recordedErrors?.splice(0) ?? [], [])),
    );
  }
}

function findVisible(selector: string, text: string, bringsIntoView: boolean) {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => {
      // Numbers and units are joined by no-break spaces.
      const accessibleText = element.textContent + (element.getAttribute('aria-label') ?? '');
      if (!accessibleText.replaceAll('\u00a0', ' ').includes(text)) return false;
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 0 &&
        height > 0 &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      );
    })
    .map((element, index) => {
      if (bringsIntoView && index === 0) {
        element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        // Mimics a pointer that moves over the element: an island may wait for that.
        element.dispatchEvent(new Event('pointerover', { bubbles: true }));
      }
      const { x, y, width, height } = element.getBoundingClientRect();
      return {
        text: element.innerText,
        value: 'value' in element ? String(element.value) : '',
        isFocused: element === document.activeElement,
        waitsForCode:
          'hydrated' in document.documentElement.dataset &&
          element.closest('[data-island]:not([data-hydrated])') !== null,
        box: { x, y, width, height },
      };
    });
}
