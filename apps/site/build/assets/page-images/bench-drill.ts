import type { Drawing } from '../drawing.ts';

/** The tool on the record of a bench drill. */
export const BENCH_DRILL: Drawing = {
  width: 122,
  height: 198,
  body: [
    '<path fill="#92a2bb" d="M87 49h5v138h-5z"/>',
    '<path fill="#f4f2ed" d="M78.5 49H87v138h-8.5z"/>',
    '<path fill="#15140f" d="M27 5.5h37.5v8H108v37H27zM45.5 88H49v26h-3.5zM18.5 125.5H87v9.5H18.5zM22 185.5h99V197H22zM14 27h13v5H15L8.2 52 4 50.5 11 30z"/>',
    '<circle fill="#f1c75b" cx="5.5" cy="52.5" r="5"/>',
    '<path fill="#f1c75b" d="M35 23h24.5v7H35z"/>',
    '<path fill="#3e5a5d" d="M89 .5h27.5v16H89zM36.5 50.5H58l-4.2 21H40.8z"/>',
    '<path fill="#f4f2ed" d="M43.3 71.5h8v17h-8z"/>',
    '<path fill="#cdb08a" d="M33.5 112.5H61v13H33.5z"/>',
  ].join(''),
};
