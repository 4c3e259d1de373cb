import type { Drawing } from '../drawing.ts';

const STEAM = [168, 192.5, 217].map((x) => `M${String(x)} 6c5 8 4 11 1 16s-4 8 0 13`).join('');

/** The cup that stands on the ticket of a café. */
export const CUP: Drawing = {
  width: 360,
  height: 155,
  body: [
    '<path fill="#145244" d="M0 134A188 188 0 0 1 360 134v21H0z"/>',
    `<path fill="none" stroke="#f1c75b" stroke-width="4" d="${STEAM}"/>`,
    '<path fill="none" stroke="#f4efe2" stroke-width="12" d="M246 75h20c11 0 17 7 17 16 0 13-13 21-42 21"/>',
    '<path fill="#f4efe2" d="M135.5 61h114v34c0 34-25 53-57 53s-57-19-57-53zM108 148.5h169v5.5H108z"/>',
    '<ellipse fill="#e4ddcc" cx="192.5" cy="61" rx="57" ry="16"/>',
    '<ellipse fill="#6c361c" cx="192.5" cy="60.5" rx="48.5" ry="11.5"/>',
    '<path fill="#e7caa0" d="M165 60.5q10-8 24-1.5c11 6 18 7 31 2-8 8-18 10-27 10-12 0-20-3-28-10.5z"/>',
  ].join(''),
};
