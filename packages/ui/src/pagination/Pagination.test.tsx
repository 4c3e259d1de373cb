import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Pagination } from './Pagination.js';

const element = (page: number) => (
  <Pagination
    label="Pages"
    page={page}
    count={9}
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
  expect(link('Previous').hasAttribute('href')).toBe(false);
  expect(link('Previous').getAttribute('aria-disabled')).toBe('true');
  rerender(element(9));
  expect(link('Next').hasAttribute('href')).toBe(false);
  expect(link('Previous').getAttribute('href')).toBe('/samples/8');
});
