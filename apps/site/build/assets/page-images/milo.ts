import type { Drawing } from '../drawing.ts';

const FACE =
  'M122.7 60.3C132 43 152 32 180.7 32S230 43 239 60l13 58c0 34-12 60-25.3 76C262 205 276 255 276 290H85c0-35 7-85 50-96-13-16-24-38-26-69.7z';
const BROWN =
  'M184 32c8 18 15 38 15 58l-1 23 15 67 13.7 14c13.3-16 25.3-42 25.3-76l-13-58c-9-17-29-28-55-28zM200.7 212.7c11.3-3.7 19.3-11.7 26-18.7C262 205 276 255 276 290h-63.3c.3-28-2.7-58-12-77.3z';
const MOUTH = 'M180.7 155v16m-26.4 1c7.7 8.5 18.7 8.5 26.4-1 7.8 9.5 18.8 9.5 26.3 1';

/** The dog on the page of a pet tag; his tag carries the mark of the brand. */
export const MILO: Drawing = {
  width: 360,
  height: 290,
  body: [
    '<path fill="#f8db8d" d="M197 0a110 110 0 0 0 163 139V0z"/>',
    '<path fill="#3a2a1f" d="M122.7 60.3C108 45 95 34 79 34S55.3 45 55.3 60c0 30 24.7 58 53.7 64.3zM239 60c11-22 29-50 49-50a19.5 19.5 0 0 1 4.7 38.3C287 78 272 104 250.7 118z"/>',
    `<path fill="#faf9f6" d="${FACE}"/>`,
    `<path fill="#c98a4b" d="${BROWN}"/>`,
    '<ellipse fill="#fff" cx="180.7" cy="153.5" rx="39" ry="43.5"/>',
    '<g fill="#15140f"><circle cx="146.7" cy="104" r="9"/><circle cx="214.7" cy="104" r="9"/><path d="M158.7 132.3q22-14 44 0c-1.7 14.7-11.7 23.7-22 23.7-10.7 0-20.7-9-22-23.7z"/></g>',
    '<g fill="#fff"><circle cx="149.7" cy="101" r="2.8"/><circle cx="217.7" cy="101" r="2.8"/></g>',
    '<path fill="#f2a893" d="M168.3 180.7q12.4 6.3 24.4 0V196a12.2 12.2 0 0 1-24.4 0z"/>',
    `<path fill="none" stroke="#15140f" stroke-width="3.4" stroke-linecap="round" d="${MOUTH}"/>`,
    '<path fill="#ff4b1f" d="M96.7 228.3q84 42.7 168 0l7.6 21.4Q180.7 299 89 250z"/>',
    '<circle fill="#edece6" stroke="#15140f" stroke-width="2.7" cx="180.7" cy="266" r="18.7"/>',
    '<path fill="#15140f" d="M172.7 258h16v11a5 5 0 0 1-5 5h-11z"/>',
  ].join(''),
};
