import type { Drawing } from '../drawing.ts';

/** One scoop in a cone, its light from the left. */
export const ICE_CREAM: Drawing = {
  width: 132,
  height: 262,
  body: [
    '<path fill="#e3a552" d="M18 112h96L66 262z"/>',
    '<path fill="#c98636" d="M66 112h48L66 262z"/>',
    '<path fill="none" stroke="#a9682a" stroke-width="2.5" d="M21.2 122L101.2 152M110.8 122L30.8 152M30.2 150L92.2 180M101.8 150L39.8 180M39.1 178L83.3 208M92.9 178L48.7 208M48.1 206L74.3 236M83.9 206L57.7 236M66 112L110.2 124M66 112L21.8 124"/>',
    '<path fill="#f7a8c0" d="M10 72a56 56 0 0 1 112 0c0 12-4 20-8 28 6 2 10 7 10 12H8c0-5 4-10 10-12-4-8-8-16-8-28z"/>',
    '<path fill="#ee84a6" d="M84 19a56 56 0 0 1 38 53c0 12-4 20-8 28 6 2 10 7 10 12H78c12-20 22-58 6-93z"/>',
    '<path fill="#f7a8c0" d="M30 108h16v14a8 8 0 0 1-16 0z"/>',
    '<path fill="#ee84a6" d="M84 108h14v22a7 7 0 0 1-14 0z"/>',
    '<path fill="#fde0e8" d="M26 66c1-16 10-27 23-31-7 9-12 19-13 31a5 5 0 0 1-10 0z"/>',
    '<path fill="#9c1147" d="M57 14a11 11 0 1 1 20 8 11 11 0 0 1-20-8z"/>',
    '<path fill="none" stroke="#2c4a33" stroke-width="2.5" d="M68 9c2-5 8-8 16-7"/>',
  ].join(''),
};
