import type { Drawing } from '../drawing.ts';

const GROOVES = [94, 84, 74, 64, 54]
  .map((radius) => `<circle cx="105.5" cy="105.5" r="${String(radius)}"/>`)
  .join('');

/** The record on the page of a play list. */
export const RECORD: Drawing = {
  width: 211,
  height: 211,
  body: [
    '<circle fill="#15140f" cx="105.5" cy="105.5" r="105.5"/>',
    `<g fill="none" stroke="#27261f" stroke-width="1">${GROOVES}</g>`,
    '<circle fill="#f4efe2" cx="105.5" cy="105.5" r="39"/>',
    '<path fill="#f1c75b" d="M105.5 66.5a39 39 0 0 1 0 78z"/>',
    '<circle fill="#15140f" cx="105.5" cy="105.5" r="5"/>',
  ].join(''),
};
