import { raw } from 'hono/html';

export const MARK = raw(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">' +
    '<path fill="currentColor" fill-rule="evenodd" d="M0 0h28v16a12 12 0 0 1-12 12H0zM4 4v20h12a8 8 0 0 0 8-8V4z"/>' +
    '<path fill="#ff4b1f" d="M8 8h12v8a4 4 0 0 1-4 4H8z"/></svg>',
);
