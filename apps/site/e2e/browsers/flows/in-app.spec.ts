import { freshPath } from '../../support/sandbox.ts';
import { expect, test } from '../support/test.ts';
import { CLAIM_BUTTON, DESIGNER, PATH_FIELD } from '../support/visitor.ts';

/** Runs in the page. Makes it one of a browser inside an app: no other window, no clipboard, no downloads. */
function enterApp(): void {
  window.open = () => window;
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  HTMLAnchorElement.prototype.click = function () {
    if (this.download === '') HTMLElement.prototype.click.call(this);
  };
}

test('in-app: a link claims a path', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.evaluate(enterApp);
  const path = freshPath();
  await visitor.fill(PATH_FIELD, path);
  await visitor.click(CLAIM_BUTTON);
  await visitor.see(['#hero form a', 'Open the claim page']);
  expect((await visitor.see(PATH_FIELD)).value).toBe(path);
});

test('in-app: text that cannot be copied is shown', async ({ visitor }) => {
  await visitor.open('/print-planner');
  await visitor.evaluate(enterApp);
  await visitor.click(['main button', 'Copy the figures']);
  await visitor.see(['[role=status], [role=alert]', 'Pattern']);
});

test('in-app: the print kit links its file', async ({ visitor }) => {
  await visitor.open('/print-kit');
  await visitor.evaluate(enterApp);
  await visitor.fill('main textarea', 'orilla.example/carta');
  await visitor.click(['main button', 'SVG']);
  await visitor.see(['main a[download]', '.svg']);
});

test('inside an app, the designer links its file', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.reach('#designer');
  await visitor.see(DESIGNER);
  await visitor.driver.evaluate(enterApp, [], DESIGNER);
  const save = () => {
    const buttons = [...document.querySelectorAll('button')];
    buttons.find(({ textContent }) => textContent.startsWith('Download'))?.click();
    return document.querySelector('a[download]')?.textContent ?? '';
  };
  await expect
    .poll(() => visitor.driver.evaluate(save, [], DESIGNER), { intervals: [2000] })
    .toMatch(/\.(?:svg|png|pdf)$/);
});
