// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { markComposition } from './composition.ts';
import { rememberFields, rememberText, restoreText } from './fields.ts';

function setUp(html: string) {
  const island = document.body.appendChild(document.createElement('div'));
  island.innerHTML = html;
  const fields = () => [...island.querySelectorAll<HTMLInputElement>('input, textarea, select')];
  const isOption = ({ type }: HTMLInputElement) => type === 'radio' || type === 'checkbox';
  const events: string[] = [];
  for (const type of ['input', 'change', 'click']) {
    island.addEventListener(type, ({ target }) => {
      events.push(`${type} ${(target as HTMLInputElement).name}`);
    });
  }
  return {
    island,
    events,
    fields,
    values: () => fields().map((field) => (isOption(field) ? field.checked : field.value)),
    /** Types and chooses without an event that counts, as before hydration. */
    type: (values: readonly (string | boolean)[]) => {
      for (const [index, field] of fields().entries()) {
        const value = values[index];
        if (typeof value === 'boolean') field.checked = value;
        else if (value !== undefined) field.value = value;
      }
      events.length = 0;
    },
  };
}

describe('rememberFields', () => {
  it('dispatches what was typed and chosen as input', () => {
    const HTML =
      '<input name="path"><textarea name="text"></textarea><select name="kind"><option value="">-</option><option value="b">B</option></select><input type="radio" name="period" value="month"><input type="radio" name="period" value="year"><input type="checkbox" name="needs" value="a"><input type="checkbox" name="needs" value="b" checked>';
    const typed = ['mine', 'half a sen', 'b', false, true, true, false];
    const { island, events, type, values } = setUp(HTML);
    type(typed);
    const restore = rememberFields(island);
    island.innerHTML = HTML;
    restore();
    const entered = ['input path', 'input text', 'change kind', 'click period', 'click needs'];
    expect(values()).toEqual(typed);
    expect(events).toEqual(expect.arrayContaining(entered));

    // Also what has not changed, because React has not received it.
    events.length = 0;
    rememberFields(island)();
    expect(values()).toEqual(typed);
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
    const again = rememberFields(island);
    island.innerHTML = '';
    expect(again).not.toThrow();
  });

  it.each([
    [
      'keeps apart fields that have neither an id nor a name',
      '<input><input type="range"><input type="range"><textarea></textarea><input>',
      ['mine', '30', '70', '', ''],
      (html: string) => html,
      ['mine', '30', '70', '', ''],
    ],
    [
      'finds fields again whose ids and names of React differ',
      '<input id="_aR_1_"><textarea id="_aR_1_2" name="message"></textarea><input type="radio" name="_aR_1_3" value="a"><input type="radio" name="_aR_1_3" value="b">',
      ['mine', 'Half a sen', false, true],
      (html: string) => html.replaceAll('_aR_', '_ar_'),
      ['mine', 'Half a sen', false, true],
    ],
    [
      'leaves what the application shows otherwise than it was prerendered',
      '<input id="distance" value="1"><input id="content" value="orilla">',
      [],
      () => '<input id="distance" value="3"><input id="content" value="a.example">',
      ['3', 'a.example'],
    ],
  ])('%s', (_, html, typed, render, restored) => {
    const { island, type, values } = setUp(html);
    type(typed);
    const restore = rememberFields(island);
    island.innerHTML = render(html);
    restore();
    expect(values()).toEqual(restored);
  });

  it('restores choices that hydration resets', () => {
    const island = document.createElement('div');
    document.body.append(island);
    const html =
      '<input type="radio" name="logo" value="none" checked><input type="radio" name="logo" value="small"><input type="radio" name="logo" value="large"><input type="radio" name="dpi" value="300" checked><input type="radio" name="dpi" value="600"><input type="checkbox" name="need" value="api"><select name="kind"><option>menu<option>card</select>';
    island.innerHTML = html;
    const find = (value: string) => island.querySelector<HTMLInputElement>(`[value="${value}"]`);
    const select = island.querySelector('select');
    if (!select) throw new Error('There is no select.');
    for (const value of ['large', '600', 'api']) find(value)?.click();
    select.value = 'card';
    const restore = rememberFields(island);
    find('small')?.click();
    for (const value of ['none', '300']) Object.assign(find(value) ?? {}, { checked: true });
    Object.assign(find('api') ?? {}, { checked: false });
    select.value = 'menu';
    // A choice may replace other fields.
    const api = find('api');
    find('600')?.addEventListener('change', () => api?.replaceWith(api.cloneNode()));
    restore();
    const checked = [...island.querySelectorAll<HTMLInputElement>('input:checked')];
    expect(checked.map(({ value }) => value)).toEqual(['small', '600', 'api']);
    expect(select.value).toBe('card');
  });

  it('restores text that hydration resets, with later typing', () => {
    const { island, events, fields, type, values } = setUp(
      '<textarea name="url">https://a.example</textarea><input name="title" value="Title"><input value="1">',
    );
    type(['https://b.example']);
    const restore = rememberFields(island);
    type(['https://b.example', 'My title']);
    fields()[1]?.dispatchEvent(new Event('input', { bubbles: true }));
    type(['https://a.example', 'Title', '3']);
    restore();
    expect(values()).toEqual(['https://b.example', 'My title', '3']);
    expect(events).toEqual(['input url', 'input title']);
  });

  it('preserves the caret and IME composition', () => {
    markComposition();
    const { island, events, fields, type } = setUp('<input name="title"><input name="call">');
    const [title, call] = fields();
    type(['My title']);
    title?.focus();
    title?.setSelectionRange(2, 2);
    rememberFields(island)();
    expect([title?.value, title?.selectionStart]).toEqual(['My title', 2]);
    const restore = rememberFields(island);
    type(['My title', 'に']);
    call?.focus();
    call?.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    call?.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    events.length = 0;
    restore();
    expect(events).toEqual(['input title']);
  });

  it('dispatches the choice of a file again', () => {
    const { island, events, fields } = setUp('<input type="file" name="image">');
    const [field] = fields();
    const chosen = new DataTransfer();
    chosen.items.add(new File(['a'], 'code.png'));
    if (field) field.files = chosen.files;
    events.length = 0;
    rememberFields(island)();
    expect(events).toEqual(['change image']);
    expect(field?.files?.[0]?.name).toBe('code.png');
  });
});

it('restoreText fills empty fields of earlier pages', () => {
  const html =
    '<input name="path"><input name="email"><input type="checkbox"><textarea name="m"></textarea>';
  document.body.innerHTML = html;
  const [path, email] = document.querySelectorAll('input');
  Object.assign(path ?? {}, { value: 'mine' });
  Object.assign(email ?? {}, { value: 'a@b.example' });
  rememberText('home/', document);
  document.body.innerHTML = html;
  const [pathAgain, emailAgain] = document.querySelectorAll('input');
  Object.assign(emailAgain ?? {}, { value: 'newer' });
  const onInput = vi.fn();
  pathAgain?.addEventListener('input', onInput);
  restoreText('plans/', document);
  expect(pathAgain?.value).toBe('');
  restoreText('home/', document);
  expect([pathAgain?.value, emailAgain?.value]).toEqual(['mine', 'newer']);
  expect(onInput).toHaveBeenCalledOnce();
});
