// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { keepTypedValues } from './typed-values.ts';

const HTML =
  '<input name="path"><textarea name="text"></textarea><select name="kind"><option value="">-</option><option value="b">B</option></select><input type="radio" name="period" value="month"><input type="radio" name="period" value="year"><input type="checkbox" name="needs" value="a"><input type="checkbox" name="needs" value="b" checked>';

it('what was typed and chosen is there again after an island was rendered again, as if it was typed', () => {
  const island = document.createElement('div');
  document.body.append(island);
  island.innerHTML = HTML;
  const find = (selector: string) => {
    const field = island.querySelector<HTMLInputElement>(selector);
    if (!field) throw new Error(`There is no ${selector}.`);
    return field;
  };
  find('[name=path]').value = 'mine';
  find('textarea').value = 'half a sen';
  find('select').value = 'b';
  find('[value=year]').checked = true;
  find('[value=a]').checked = true;
  find('input[value=b]').checked = false;

  const restoreTyped = keepTypedValues(island);
  island.innerHTML = HTML;
  const events: string[] = [];
  for (const type of ['input', 'change', 'click']) {
    island.addEventListener(type, ({ target }) => {
      events.push(`${type} ${(target as HTMLInputElement).name}`);
    });
  }
  restoreTyped();
  expect(find('[name=path]').value).toBe('mine');
  expect(find('textarea').value).toBe('half a sen');
  expect(find('select').value).toBe('b');
  expect(find('[value=year]').checked).toBe(true);
  expect(find('[value=a]').checked).toBe(true);
  expect(find('input[value=b]').checked).toBe(false);
  expect(events).toEqual(
    expect.arrayContaining([
      'input path',
      'input text',
      'change kind',
      'click period',
      'click needs',
    ]),
  );

  // Also what has not changed, because React has not received it.
  events.length = 0;
  keepTypedValues(island)();
  expect(events).toEqual([
    'input path',
    'input text',
    'change kind',
    ...['period', 'needs', 'needs'].flatMap((name) => [
      `click ${name}`,
      `input ${name}`,
      `change ${name}`,
    ]),
  ]);
  expect(find('[value=a]').checked).toBe(true);
  expect(find('input[value=b]').checked).toBe(false);
  const again = keepTypedValues(island);
  island.innerHTML = '';
  expect(again).not.toThrow();
});

it('what was written and is shown otherwise by the application is not put back', () => {
  const island = document.createElement('div');
  island.innerHTML = '<input id="distance" value="1"><input id="content" value="orilla">';
  const restoreTyped = keepTypedValues(island);
  island.innerHTML = '<input id="distance" value="3"><input id="content" value="a.example">';
  restoreTyped();
  expect([...island.querySelectorAll('input')].map(({ value }) => value)).toEqual([
    '3',
    'a.example',
  ]);
});

it('keeps fields apart that have neither an id nor a name', () => {
  const island = document.createElement('div');
  document.body.append(island);
  const html = '<input><input type="range"><input type="range"><textarea></textarea><input>';
  island.innerHTML = html;
  const values = () =>
    [...island.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
  const [first, , second] = island.querySelectorAll('input');
  if (first) first.value = 'mine';
  if (second) second.value = '70';
  const restoreTyped = keepTypedValues(island);
  island.innerHTML = html;
  restoreTyped();
  expect(values()).toEqual(['mine', '', '70', '', '']);
});

it('keeps what was typed where the ids and names of React differ when the island is rendered again', () => {
  const island = document.createElement('div');
  document.body.append(island);
  const html = (id: string) =>
    `<input id="_aR${id}"><textarea id="_aR${id}2" name="message"></textarea><input type="radio" name="_aR${id}3" value="a"><input type="radio" name="_aR${id}3" value="b">`;
  island.innerHTML = html('_1_');
  const [first, second, , option] = island.querySelectorAll<HTMLInputElement>('input, textarea');
  if (first) first.value = 'mine';
  if (second) second.value = 'Half a sen';
  if (option) option.checked = true;
  const restore = keepTypedValues(island);
  island.innerHTML = html('_1_').replaceAll('_aR_', '_ar_');
  restore();
  const fields = [...island.querySelectorAll<HTMLInputElement>('input, textarea')];
  expect(fields.map(({ value, checked }) => checked || value)).toEqual([
    ...['mine', 'Half a sen', 'a', true],
  ]);
});

it('restores text that React resets while it hydrates a field, with what is typed meanwhile', () => {
  const island = document.createElement('div');
  document.body.append(island);
  island.innerHTML = '<textarea>https://a.example</textarea><input value="Title"><input value="1">';
  const fields = [...island.querySelectorAll<HTMLInputElement>('input, textarea')];
  const [first, second, third] = fields;
  if (!first || !second || !third) throw new Error('There are no fields.');
  const values = () => fields.map(({ value }) => value);
  first.value = 'https://b.example';
  second.value = 'My ti';
  const restore = keepTypedValues(island);
  second.value = 'My title';
  second.dispatchEvent(new Event('input', { bubbles: true }));
  first.value = 'https://a.example';
  second.value = 'Title';
  third.value = '3';
  const changed = vi.fn<(event: Event) => void>();
  island.addEventListener('input', changed);
  restore();
  expect(values()).toEqual(['https://b.example', 'My title', '3']);
  expect(changed.mock.calls.map(([{ target }]) => target)).toEqual([first, second]);
});

it('keeps the caret, and the composition of an input method', () => {
  const island = document.createElement('div');
  document.body.append(island);
  island.innerHTML = '<input name="title"><input name="call">';
  const [title, call] = island.querySelectorAll('input');
  if (!title || !call) throw new Error('There are no fields.');
  title.value = 'My title';
  title.focus();
  title.setSelectionRange(2, 2);
  keepTypedValues(island)();
  expect([title.value, title.selectionStart]).toEqual(['My title', 2]);
  const restore = keepTypedValues(island);
  call.value = 'に';
  call.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
  const names: string[] = [];
  island.addEventListener('input', ({ target }) => names.push((target as HTMLInputElement).name));
  restore();
  expect(names).toEqual(['title']);
});

it('dispatches the choice of a file again', () => {
  const island = document.createElement('div');
  document.body.append(island);
  island.innerHTML = '<input type="file">';
  const field = island.querySelector('input');
  if (!field) throw new Error('There is no field.');
  const chosen = new DataTransfer();
  chosen.items.add(new File(['a'], 'code.png'));
  field.files = chosen.files;
  const names: (string | undefined)[] = [];
  island.addEventListener('change', () => {
    names.push(island.querySelector('input')?.files?.[0]?.name);
  });
  keepTypedValues(island)();
  expect(names).toEqual(['code.png']);
});
