import { expect, test } from '../support/test.ts';

test('pointer and keys switch the page type tabs', async ({ visitor }) => {
  await visitor.home();
  await visitor.click(['#page-types [role=tab]', 'Google Review']);
  await visitor.see(['#page-types [role=tab][aria-selected=true]', 'Google Review']);
  await visitor.see(['#page-types [role=tabpanel] h3', 'Google Review']);
  await visitor.driver.press('ArrowUp');
  await visitor.see(['#page-types [role=tab][aria-selected=true]', 'Website / URL']);
  await visitor.see(['#page-types [role=tabpanel] h3', 'Website / URL']);
  expect((await visitor.see('#page-types [role=tab][aria-selected=true]')).isFocused).toBe(true);
});
