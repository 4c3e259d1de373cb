import { expect, test } from '../support/test.ts';
import { DESIGNER, DESKTOP } from '../support/visitor.ts';

test('the designer fills the window and returns it', async ({ visitor }) => {
  await visitor.home();
  await visitor.reach('#designer');
  await visitor.see(DESIGNER);
  const postToSite = (message: { type: string; payload: Record<string, string | number> }) =>
    visitor.driver.evaluate((data) => parent.postMessage(data, '*'), [message], DESIGNER);
  const clickInside = (name: string) =>
    visitor.driver.evaluate(
      (text) => {
        const button = [...document.querySelectorAll('button')].find((one) =>
          (one.getAttribute('aria-label') ?? one.textContent).includes(text),
        );
        button?.click();
        return button !== undefined;
      },
      [name],
      DESIGNER,
    );
  const coversWindow = async () => {
    const { box } = await visitor.see(DESIGNER);
    return (
      box.x === 0 && box.y === 0 && box.width === DESKTOP.width && box.height === DESKTOP.height
    );
  };

  await expect.poll(() => clickInside('Full screen')).toBe(true);
  await expect.poll(coversWindow).toBe(true);
  await expect.poll(() => clickInside('Leave full screen')).toBe(true);
  await expect.poll(coversWindow).toBe(false);

  const before = await visitor.evaluate(() => scrollY);
  await postToSite({ type: 'SCROLL', payload: { deltaY: 120 } });
  await expect
    .poll(() => visitor.evaluate(() => Math.round(scrollY)))
    .toBe(Math.round(before) + 120);
  await postToSite({ type: 'ERROR', payload: { error: 'No room for a logo' } });
  await visitor.see(['[role=alert]', 'No room for a logo']);
});
