import type { Drawing } from '../drawing.ts';

/** The kettle on the page of a product. */
export const KETTLE: Drawing = {
  width: 360,
  height: 317,
  body: [
    '<path fill="#e3b23c" d="M0 0h360v317H0z"/>',
    '<path fill="#c9962a" d="M0 248h360v69H0z"/>',
    '<path fill="none" stroke="#16302b" stroke-width="12" d="M116.5 124c4-32 30-49 63.5-49s59.5 17 63.5 49"/>',
    '<path fill="#f6f3e6" d="M102.5 133H180v120H84.5C68 206 74 160 102.5 133z"/>',
    '<path fill="#e5ddc6" d="M180 133h77.5c28.5 27 34.5 73 18 120H180z"/>',
    '<path fill="#f6f3e6" d="m262 159.5 54-25.5 13 9.5-37.5 73.5z"/>',
    '<path fill="#16302b" d="M100 121h160v12H100zM167.5 99.5h25V122h-25zM84 252.5h192V263H84z"/>',
  ].join(''),
};
