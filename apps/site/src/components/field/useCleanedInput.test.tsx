// @vitest-environment happy-dom
import { cleanClaimPath } from '@waypage/api-client';
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { useCleanedInput } from './useCleanedInput.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function ClaimField() {
  const [path, setPath] = useState('');
  const props = useCleanedInput(path, cleanClaimPath, (text) => setPath(cleanClaimPath(text)));
  return <input {...props} />;
}

let field: HTMLInputElement;

beforeEach(() => {
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.body.firstElementChild ?? document.body);
  act(() => root.render(<ClaimField />));
  field = document.querySelector('input') ?? document.createElement('input');
});

type Step = readonly [
  type: 'compositionstart' | 'input' | 'compositionend',
  value?: string | undefined,
];

/** Sets values with the native setter, as the browser does before React gets the event. */
function play(steps: readonly Step[]): readonly string[] {
  return steps.map(([type, value]) => {
    act(() => {
      if (value !== undefined) {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
          field,
          value,
        );
      }
      field.dispatchEvent(
        type === 'input'
          ? new InputEvent(type, { bubbles: true })
          : new CompositionEvent(type, { bubbles: true }),
      );
    });
    return field.value;
  });
}

const ENGINES = {
  'Chromium and Safari': (texts: readonly string[]): readonly Step[] => [
    ['compositionstart'],
    ...texts.map((text) => ['input', text] as const),
    ['compositionend'],
  ],
  Firefox: (texts: readonly string[]): readonly Step[] => [
    ['compositionstart'],
    ...texts.slice(0, -1).map((text) => ['input', text] as const),
    ['compositionend', texts.at(-1)],
    ['input'],
  ],
};

describe.each(Object.entries(ENGINES))('a field that cleans, composed as in %s', (_, engine) => {
  it.each([
    ['a word of a phone', ['c', 'ca', 'caf', 'café'], 'caf_'],
    ['a dead key', ['caf´', 'café'], 'caf_'],
    ['Japanese', ['ｎ', 'に', 'にｈ', 'にほ', 'にほｎ', '日本'], '__'],
    ['Korean', ['ㅎ', '하', '한'], '_'],
    ['a composition that is given up', ['ｎ', 'に', ''], ''],
  ])('leaves %s alone and cleans once at end', (_what, texts, cleaned) => {
    const displayed = play(engine(texts));
    expect(displayed.slice(1, texts.length)).toEqual(texts.slice(0, -1));
    expect(displayed.at(-1)).toBe(cleaned);
  });

  it('goes on with what was there before', () => {
    play([['input', 'my bar']]);
    expect(field.value).toBe('my_bar');
    expect(play(engine(['my_bar´', 'my_baré'])).at(-1)).toBe('my_bar_');
  });
});
