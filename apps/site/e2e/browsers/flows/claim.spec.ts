import { freshPath, setFailure } from '../../support/sandbox.ts';
import { overflow, wrongPhones } from '../support/measures.ts';
import { expect, test } from '../support/test.ts';
import { CLAIM_BUTTON, PATH_FIELD } from '../support/visitor.ts';

test('home opens and a path is claimed', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.see(['h1', 'Scan the Future.']);
  expect(await visitor.evaluate(overflow)).toBeLessThanOrEqual(0);
  await visitor.see('#hero [data-surface=screen]');
  expect(await visitor.evaluate(wrongPhones)).toEqual([]);
  const path = await visitor.claim();
  await visitor.reads('#hero form', `'${path}' is free. The claim page is open in a new tab.`);
});

test('a path is cleaned, taken, or not answered', async ({ visitor }) => {
  await visitor.home();
  const tabs = await visitor.driver.countTabs();
  await visitor.fill(PATH_FIELD, 'my bär');
  await expect.poll(async () => (await visitor.see(PATH_FIELD)).value).toBe('my_b_r');

  await visitor.fill(PATH_FIELD, 'Lumbre');
  await visitor.driver.press('Enter');
  await visitor.reads('#hero form', "The path 'Lumbre' is not available.");

  const path = freshPath();
  await setFailure(path, { kind: 'status', status: 500 });
  // Browsers log the failed request themselves.
  visitor.expectError(/not loaded|console error/);
  await visitor.fill(PATH_FIELD, path);
  await visitor.click(CLAIM_BUTTON);
  await visitor.reads('#hero form', 'The connection failed, please wait a moment and try again.');
  await expect.poll(() => visitor.driver.countTabs()).toBe(tabs);
  expect((await visitor.see(PATH_FIELD)).value).toBe(path);
});

test('a cleaned path can be undone and redone', async ({ visitor }) => {
  await visitor.home();
  const valueAfter = async (command: string): Promise<string> => {
    await visitor.evaluate(async (name) => {
      // The keys of WebKit's driver reach no command of the browser.
      // oxlint-disable-next-line typescript/no-deprecated -- there is no other
      document.execCommand(name);
      // The field repeats the command in a timer where its text would have to be cleaned again.
      for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setTimeout(resolve));
    }, command);
    return (await visitor.see(PATH_FIELD)).value;
  };
  // WebKit takes a visit of the URL that is open for a reload, which keeps what was typed.
  const { value: before } = await visitor.see(PATH_FIELD);
  await visitor.fill(PATH_FIELD, 'my bär!');
  await expect.poll(async () => (await visitor.see(PATH_FIELD)).value).toBe('my_b_r_');
  await expect.poll(() => valueAfter('undo')).toBe(before);
  await expect.poll(() => valueAfter('redo')).toBe('my_b_r_');
  expect(await valueAfter('redo')).toBe('my_b_r_');
});
