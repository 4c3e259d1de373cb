import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** Appends the server HTML of an element; `render(element, { container, hydrate: true })` removes it after the test. */
export function appendServerHtml(element: ReactNode): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  return container;
}
