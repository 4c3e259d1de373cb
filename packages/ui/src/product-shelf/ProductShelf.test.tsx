import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ProductCard, ProductShelf, ProductShelfSkeleton } from './ProductShelf.js';

describe('ProductCard', () => {
  it('tells screen readers which price is old', () => {
    render(
      <ProductShelf>
        <ProductCard
          render={<a href="/cards" />}
          name="Business cards, 100"
          price="29.00"
          currency="USD"
          oldPrice="34.00"
          oldPriceLabel="Before"
          discount="-15%"
        />
      </ProductShelf>,
    );
    const link = screen.getByRole('link');
    expect(link.getAttribute('href')).toBe('/cards');
    expect(link.querySelector('s')?.textContent).toBe('Before 34.00');
    expect(link.textContent).toContain('29.00USD-15%');
    expect(link.parentElement?.tagName).toBe('LI');
  });

  it('has neither old price nor chip without discount', () => {
    const { container } = render(<ProductCard name="Tag" price="11.90" currency="USD" />);
    expect(container.querySelector('s')).toBeNull();
    expect(container.textContent).toBe('Tag11.90USD');
  });
});

it('a waiting shelf reserves hidden space for products', () => {
  const { container } = render(<ProductShelfSkeleton count={6} />);
  expect(container.querySelectorAll('li')).toHaveLength(6);
  expect(screen.queryByRole('list')).toBeNull();
});
