import { describe, expect, it } from 'vitest';
import { dismissalOfClick } from './dismissal.js';

function elements() {
  const root = document.createElement('details');
  root.innerHTML =
    '<summary>Tools</summary><a href="/a"><span>A</span></a><a>B</a><p>C</p><button>D</button>';
  const outer = document.createElement('a');
  outer.setAttribute('href', '/around');
  outer.append(root);
  return { root, outer };
}

function pathFrom(element: Element | null): Element[] {
  return element ? [element, ...pathFrom(element.parentElement)] : [];
}

describe('dismissalOfClick', () => {
  it.each([
    ['summary', undefined],
    ['p', undefined],
    ['button', undefined],
    ['a:not([href])', undefined],
    ['a[href]', 'link-press'],
    ['span', 'link-press'],
  ])('on %s inside gives %s', (selector, expected) => {
    const { root } = elements();
    expect(dismissalOfClick(pathFrom(root.querySelector(selector)), root)).toBe(expected);
  });

  it.each([
    ['p', 'empty-press'],
    ['button', undefined],
    ['img', undefined],
    ['a', 'link-press'],
  ])('on %s in a full-width panel: %s', (selector, expected) => {
    const root = document.createElement('details');
    root.innerHTML =
      '<div data-variant="panel"><p>Title</p><button>Fold</button><a href="/a">A</a><div data-keeps-open><img></div></div>';
    expect(dismissalOfClick(pathFrom(root.querySelector(selector)), root)).toBe(expected);
  });

  it('elsewhere closes', () => {
    const { root, outer } = elements();
    expect(dismissalOfClick([outer, document.body], root)).toBe('outside-press');
  });

  it('on a removed element counts as inside', () => {
    const { root } = elements();
    const button = root.querySelector('button');
    const path = pathFrom(button);
    button?.remove();
    expect(dismissalOfClick(path, root)).toBeUndefined();
  });
});
