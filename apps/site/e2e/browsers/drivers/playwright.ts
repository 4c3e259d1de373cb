import { chromium, firefox, webkit, type BrowserContext } from '@playwright/test';
import { CHROMIUM_FLAGS } from '@waypage/scripts/chromium-flags.ts';
import type { Driver, EngineName, LaunchOptions } from './driver.ts';
import { Tabs } from './tabs.ts';

const TYPES = { chromium, firefox, webkit };

/** Launches a browser that Playwright drives: any Chromium, or its own builds of Firefox and WebKit. */
export async function launchPlaywright(
  engine: EngineName,
  options: LaunchOptions,
): Promise<Driver> {
  const browser = await TYPES[engine].launch({
    ...(options.executablePath !== undefined && { executablePath: options.executablePath }),
    ...(engine === 'chromium' && { args: CHROMIUM_FLAGS }),
    ...(options.preferences && { firefoxUserPrefs: options.preferences }),
  });
  const context = await browser.newContext({
    colorScheme: options.colorScheme,
    reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
    javaScriptEnabled: options.scripts,
  });
  if (!options.storage) await blockStorage(context);
  const tabs = new Tabs(await context.newPage(), () => context.pages());

  return {
    engine,
    version: `${engine} ${browser.version()}`,
    ...tabs.calls,
    async evaluate(run, values, frame) {
      let target = tabs.front.mainFrame();
      if (frame !== undefined) {
        const inner = await (await tabs.front.waitForSelector(frame)).contentFrame();
        if (!inner) throw new Error(`There is no frame at ${frame}.`);
        target = inner;
      }
      // Playwright only passes a single value, so the arguments are inlined.
      return target.evaluate(`(${String(run)})(...${JSON.stringify(values)})`);
    },
    resize: (size) => tabs.front.setViewportSize(size),
    pdf: async () => (engine === 'chromium' ? tabs.front.pdf({ format: 'A4' }) : undefined),
    close: () => browser.close(),
  };
}

async function blockStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Refused', 'SecurityError');
        },
      });
    }
  });
}
