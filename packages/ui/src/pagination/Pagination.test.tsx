import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Pagination } from './Pagination.js';

const element = (page: number, count = 9) => (
  <Pagination
    label="Pages"
    page={page}
    count={count}
    getLink={(number) => <a href={`/samples/${String(number)}`} />}
    getPageLabel={(number) => `Page ${String(number)}`}
    previousLabel="Previous"
    nextLabel="Next"
  />
);
const link = (name: string) => screen.getByRole('link', { name });

it('links the pages and marks the current', () => {
  render(element(4));
  expect(link('Previous').getAttribute('href')).toBe('/samples/3');
  expect(link('Next').getAttribute('href')).toBe('/samples/5');
  expect(link('Page 9').getAttribute('href')).toBe('/samples/9');
  expect(link('Page 4').getAttribute('aria-current')).toBe('page');
  expect(link('Page 5').hasAttribute('aria-current')).toBe(false);
});

it('disables the ways beyond first and last', () => {
  const { rerender } = render(element(1));
  expect(link('Previous').getAttribute('aria-disabled')).toBe('true');
  expect(link('Previous').tabIndex).toBe(-1);
  expect(fireEvent.click(link('Previous'))).toBe(false);
  link('Next').focus();
  rerender(element(9));
  expect(link('Next').getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(link('Next'));
  expect(link('Previous').getAttribute('href')).toBe('/samples/8');
});

it.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [1, 9, '1 2 gap 9'],
  [3, 9, '1 2 3 4 gap 9'],
  [4, 9, '1 2 3 4 5 gap 9'],
  [5, 9, '1 gap 4 5 6 gap 9'],
  [6, 9, '1 gap 5 6 7 8 9'],
  [9, 9, '1 gap 8 9'],
  [0, 9, '1 2 gap 9'],
  [12, 9, '1 gap 8 9'],
])('shows of page %s of %s: %s', (page, count, entries) => {
  const { container } = render(element(page, count));
  const items = [...container.querySelectorAll('li')].slice(1, -1);
  expect(items.map((item) => item.textContent || 'gap').join(' ')).toBe(entries);
});
