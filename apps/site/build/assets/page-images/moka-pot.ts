import type { Drawing } from '../drawing.ts';

/** The cover of a manual: a moka pot in copper facets, on the ground of the page. */
export const MOKA_POT: Drawing = {
  width: 360,
  height: 262,
  body: [
    '<path fill="#f3ebdd" d="M173.3 60h20.4v12h-3.7v7h-12.8v-7h-3.9zM126 252.5h111v5.8H126zM219 116.5l2.3-16.5h22c7.7 0 12.4 5 11.9 12.5L248 170c-.7 4.5-3.5 6.8-6.5 6.8H237l5.5-60.3z"/>',
    '<path fill="#e2a470" d="m148.8 91 15.5-12.5h38.2L218 91z"/>',
    '<path fill="#e8b386" d="M142.5 91h27L166 160h-9l-8.8-41.8-22-13.2zM157 173h12.5l-5.7 79.5h-30.3z"/>',
    '<path fill="#d68c55" d="M169.5 91H197l-5.5 69H166zM169.5 173H191l9.8 79.5h-37z"/>',
    '<path fill="#c8743a" d="M197 91h25.5l-14.2 69h-16.8zM191 173h15.3l23.5 79.5h-29z"/>',
    '<path fill="#985628" d="M151.3 160h60.2v13h-60.2z"/>',
    '<circle fill="#f3ebdd" cx="213.5" cy="209.3" r="5.5"/>',
  ].join(''),
};
