import { expect, test } from 'vitest';
import { groupRequests, otherHosts, purposeOf } from './SentRequests.tsx';

const SITE = 'https://waypage.example';
const page = { url: `${SITE}/quality`, after: 0, bytes: 18_000 };
const request = (path: string, after: number, bytes = 1000) => {
  const url = new URL(path, SITE).href;
  return { url, after, bytes };
};

test.each([
  ['/assets/page-x.css', 'styles'],
  ['/assets/special-gothic-x.woff2', 'fonts'],
  ['/assets/icons-x.svg', 'icons'],
  ['/images/objects/sticker-en.svg?x', 'pictures'],
  ['/assets/react-x.js', 'scripts'],
  ['/assets/messages-x.json', 'texts'],
  ['/solutionVisibility.json', 'data'],
  ['/api/qr-products/fetch', 'data'],
  ['/favicon', 'other'],
])('names the purpose of %s: %s', (path, purpose) => {
  expect(purposeOf(SITE + path)).toBe(purpose);
});

test('groups requests by purpose in first-seen order', () => {
  const groups = groupRequests(page, [
    request('/assets/b.js', 300, 5),
    request('/assets/page.css', 50),
    request('/assets/a.js', 200, 7),
  ]);
  expect(groups.map(({ purpose }) => purpose)).toEqual(['page', 'styles', 'scripts']);
  expect(groups[2]).toEqual({
    purpose: 'scripts',
    after: 200,
    bytes: 12,
    urls: [`${SITE}/assets/a.js`, `${SITE}/assets/b.js`],
  });
});

test('names each other host once', () => {
  const app = 'https://app.waypage.example';
  const requests = [request(`${app}/a`, 1), request(`${app}/b`, 2), request('/c', 3)];
  expect(otherHosts(page, requests)).toEqual(['app.waypage.example']);
});
