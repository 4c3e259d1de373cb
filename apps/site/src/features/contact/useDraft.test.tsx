// @vitest-environment happy-dom
import { act, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { NavigationType, Router, type Navigator } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { questionPath } from './question-link.ts';
import { useDraft } from './useDraft.ts';

const isSending = () => false;
const onRestore = () => undefined;
const onQuestion = vi.fn();

function Form() {
  const form = useRef<HTMLFormElement>(null);
  useDraft(form, isSending, onRestore, onQuestion);
  return (
    <form ref={form}>
      {['name', 'email', 'subject', 'message'].map((name) => (
        <input key={name} name={name} />
      ))}
    </form>
  );
}

it('useDraft fills in linked questions, cleaning the URL', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  for (const key of ['first', 'second']) {
    history.replaceState(null, '', questionPath({ subject: 'Row 8', message: 'What?' }));
    const { pathname, search } = location;
    act(() => {
      root.render(
        <Router
          location={{ pathname, search, hash: '', key, state: null }}
          navigationType={NavigationType.Push}
          navigator={{} as Navigator}
        >
          <Form />
        </Router>,
      );
    });
    expect(location.search).toBe('');
    const fields = [...host.querySelectorAll('input')];
    expect(fields.map(({ value }) => value)).toEqual(['', '', 'Row 8', 'What?']);
    for (const field of fields) field.value = '';
  }
  expect(onQuestion).toHaveBeenCalledTimes(2);
  act(() => root.unmount());
});
