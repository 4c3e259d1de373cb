// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAnnouncing, type Announcing } from '#components/testing/announcing.tsx';
import { claimReducer, EMPTY_CLAIM, type ClaimEvent, type ClaimState } from './claim-state.ts';
import { ClaimForm } from './ClaimForm.tsx';

let announcing: Announcing;
let state: ClaimState;

function show(): void {
  announcing.show(<ClaimForm claim={claim()} previewPath={undefined} />);
}

function dispatch(event: ClaimEvent): void {
  state = claimReducer(state, event);
  show();
}

const type = (text: string) => dispatch({ type: 'typed', text });
const claim = () => ({
  state,
  claimPage: '/claim',
  type,
  submit(text: string) {
    dispatch({ type: 'submitted', text });
  },
});

beforeEach(async () => {
  announcing = await createAnnouncing(['claim', 'common']);
  state = EMPTY_CLAIM;
  show();
});

const input = () => announcing.find('input');
const description = (control: Element | null = input()) =>
  control
    ?.getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join('');
const submit = () => {
  act(() => {
    announcing.container.querySelector('form')?.requestSubmit();
  });
};

describe('ClaimForm', () => {
  it('announces each message once, after a pause', () => {
    const before = description();
    expect(before).toMatch(/^Letters, digits/);
    expect(announcing.takeAnnounced()).toEqual([]);
    for (const [text, message] of [
      ['my', /^Preview\./],
      ['my caf', /^We swapped a space for an underscore/],
      ['my_cafe', undefined],
      ['a_path_that_is_much_too_long', /^8 /],
    ] as const) {
      announcing.type(input(), text);
      const announced = announcing.takeAnnounced();
      expect(announced.length).toBeLessThanOrEqual(1);
      if (message !== undefined) expect(announced[0]).toMatch(message);
      expect(description()).toBe(before);
    }
  });

  it('announces an empty path at each click', () => {
    for (let time = 0; time < 2; time += 1) {
      submit();
      expect(announcing.takeAnnounced()).toEqual(["The path '' is not available."]);
    }
  });

  it.each([
    ['unavailable', "The path 'taken' is not available."],
    ['failed', 'The connection failed, please wait a moment and try again.'],
  ] as const)('keeps a failure with its controls: %s', (phase, text) => {
    announcing.type(input(), 'taken');
    const before = description();
    input().focus();
    submit();
    dispatch({ type: 'settled', phase });
    expect(announcing.takeAnnounced()).toEqual([text]);
    expect(description()).toBe(before);
    act(() => announcing.container.querySelector('button')?.focus());
    expect(description()).toBe(text + (before ?? ''));
    expect(description(announcing.container.querySelector('button'))).toBe(text);
    expect(announcing.takeAnnounced()).toEqual([]);
    submit();
    expect(description()).toBe(before);
  });

  it('announces nothing about a path left over', () => {
    dispatch({ type: 'typed', text: 'orilla' });
    expect(announcing.takeAnnounced()).toEqual([]);
  });
});
