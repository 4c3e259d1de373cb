import type { Drawing } from '../drawing.ts';

const LOGS = [
  [148, 351.5, 12],
  [182, 351.5, 12],
  [214.5, 351.5, 12],
  [130.5, 370, 16],
  [165, 372, 14],
  [197, 370, 16],
  [230.5, 372, 14],
]
  .map(([x, y, r]) => `<circle cx="${String(x)}" cy="${String(y)}" r="${String(r)}"/>`)
  .join('');

/** The place where the oven of a film is built: everything but its dome and its fire. */
export const OVEN_PLACE: Drawing = {
  width: 360,
  height: 372,
  body: [
    '<path fill="#241a14" d="M0 0h360v372H0z"/>',
    '<path fill="#1c140f" d="M0 0h360v56H0z"/>',
    '<path fill="#171009" d="M0 286h360v86H0z"/>',
    '<path fill="#7a4a33" d="M227 0h44v116h-44z"/>',
    '<path fill="#92583c" d="M227 0h11.5v116H227z"/>',
    '<path fill="#3a2a1d" d="M48.5 316H88v56H48.5zM272.5 316H312v56h-39.5z"/>',
    '<path fill="#100a06" d="M110.5 337h140v35h-140z"/>',
    `<g fill="#8a6947">${LOGS}</g>`,
    '<path fill="#e9dac0" d="M24 290h312.5v18H24z"/>',
    '<path fill="#b9a688" d="M24 307.5h312.5v8.5H24z"/>',
  ].join(''),
};

/** Its dome with the open mouth, on the same ground plan, so that a page can build it up. */
export const OVEN_DOME: Drawing = {
  width: 360,
  height: 372,
  body: [
    '<path fill="#b4643f" d="M41 290C41 204 105 142 181 142s140 62 140 148z"/>',
    '<path fill="#c9774b" d="M41 290c0-66 37-119 93-139.5-36 35-53.5 90-53.5 139.5z"/>',
    '<path fill="#8e482b" d="M254 164c42 25 67 72 67 126h-30c0-49-13-97-37-126z"/>',
    '<path fill="none" stroke="#773a22" stroke-width="2.5" d="M109 168q72-16 144 0M72 198q109-24 217 0M52 236q128-27 257 0M129 165v27M180.5 160v26M233 165v27M97 194v33M147 189v33M180.5 188v33M215 190v33M265 194v33M75 234v56"/>',
    '<path fill="#e9dac0" d="M111 290v-6a70 70 0 0 1 140 0v6z"/>',
    '<path fill="#100a06" d="M125 291.5V286a56 56 0 0 1 112 0v5.5z"/>',
  ].join(''),
};
