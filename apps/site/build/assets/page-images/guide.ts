import type { Drawing } from '../drawing.ts';

const RIBS = Array.from({ length: 12 }, (_, rib) => {
  const x = 84 + rib * 13;
  return `M${String(x)} ${String(256 - rib * 1.9)}l-2.5 29`;
}).join('');

/** A mountain guide in profile: a cap, round glasses, and the jacket that a page goes on with. */
export const GUIDE: Drawing = {
  width: 360,
  height: 350,
  body: [
    '<g transform="translate(0 -148)">',
    '<path fill="#0a2c33" d="M86 256c-4 40 4 72 22 92 4 24 2 42-6 54-38 8-80 20-102 46v52h360v-50c-22-26-66-42-112-52-16-4-26-8-30-14 16 10 34 10 42-4 6-12 7-30 3-44 2-3 1-6-3-7v-3c5-1 6-6 3-9l1-3 12-4c6-2 7-6 4-11-10-12-19-22-23-36l-6-6z"/>',
    '<path fill="none" stroke="#7cc6c0" stroke-width="4" d="M98 401c34 36 92 40 140 3M176 428l-6 72"/>',
    '<circle fill="#f3eedf" cx="236" cy="288" r="16"/>',
    '<path fill="none" stroke="#f3eedf" stroke-width="4" d="M222 287l-77 2c-8 1-13 6-16 14"/>',
    '<path fill="#f27a5e" d="M82 258c-6-62 28-104 76-106 46-2 76 32 82 84z"/>',
    '<path fill="#d9583c" d="M75 258l166-25c4 10 5 21 3 31L82 288c-5-9-8-20-7-30z"/>',
    `<path fill="none" stroke="#f27a5e" stroke-width="4" d="${RIBS}"/>`,
    '</g>',
  ].join(''),
};
