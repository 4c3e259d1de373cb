import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PricingCard, type PricingCardProps } from './PricingCard.js';

const props: PricingCardProps = {
  name: 'Basic',
  headingLevel: 3,
  price: { currencySign: '$', amount: '9' },
  period: 'a month',
  tagline: 'For one person',
  action: <button type="button">Choose Plan</button>,
  features: ['50 pages', '150 short addresses'],
  featuresLabel: 'In this plan',
};

/** Returns the text without the parts that are hidden from screen readers. */
function accessibleText(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return copy.textContent;
}

describe('PricingCard', () => {
  it('is named by its plan’s heading', () => {
    render(<PricingCard {...props} />);
    const card = screen.getByRole('article', { name: 'Basic' });
    expect(within(card).getByRole('heading', { level: 3 }).textContent).toBe('Basic');
  });

  it('says the whole price once', () => {
    render(<PricingCard {...props} />);
    const text = accessibleText(screen.getByRole('article'));
    expect(text).toContain('$9 a month');
    expect(text.match(/a month/g)).toHaveLength(1);
  });

  it('puts the currency as the language does', () => {
    render(
      <PricingCard
        {...props}
        price={{ currencySign: '$US', amount: '9' }}
        currencyPosition="after"
        period="par mois"
      />,
    );
    expect(accessibleText(screen.getByRole('article'))).toContain('9\u00A0$US par mois');
    expect(screen.getByText('$US').previousElementSibling?.textContent).toBe('9');
  });

  it('lists features under the list’s name', () => {
    render(<PricingCard {...props} />);
    const list = screen.getByRole('list', { name: 'In this plan' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  });

  it('is recommended only with a stamp', () => {
    const { rerender } = render(<PricingCard {...props} />);
    expect(screen.getByRole('article').hasAttribute('data-recommended')).toBe(false);
    rerender(<PricingCard {...props} recommendedLabel="POPULAR" />);
    expect(screen.getByRole('article').hasAttribute('data-recommended')).toBe(true);
    expect(screen.getByText('POPULAR')).toBeTruthy();
  });
});

describe('PricingCard with a new price', () => {
  const withAmount = (amount: string) => ({ ...props, price: { currencySign: '$', amount } });
  const rolling = () => screen.getByRole('article').querySelectorAll('[data-rolling]');

  it('does not roll at first', () => {
    render(<PricingCard {...props} />);
    expect(rolling()).toHaveLength(0);
  });

  it.each([
    ['9', '90', ['9', ''], 'up'],
    ['90', '9', ['9'], 'down'],
    ['1,200', '900', ['1', ',', '2'], 'down'],
  ])('rolls from %s to %s, read as new', (from, to, leaving, direction) => {
    const { rerender } = render(<PricingCard {...withAmount(from)} />);
    rerender(<PricingCard {...withAmount(to)} />);
    // Aligned at the first character; surplus ones disappear at once.
    expect([...rolling()].map((slot) => slot.firstElementChild?.textContent)).toEqual(leaving);
    expect(rolling()[0]?.parentElement?.dataset['direction']).toBe(direction);
    expect(accessibleText(screen.getByRole('article'))).toContain(`$${to} a month`);
  });

  it('removes the old price after rolling', () => {
    const { rerender } = render(<PricingCard {...props} />);
    rerender(<PricingCard {...withAmount('90')} />);
    const [first] = rolling();
    if (first?.parentElement) fireEvent.animationEnd(first.parentElement);
    expect(rolling()).toHaveLength(0);
    expect(screen.getByRole('article').textContent).toContain('$90a month');
  });

  it('does not roll where only the period changes', () => {
    const { rerender } = render(<PricingCard {...props} />);
    rerender(<PricingCard {...props} period="a year" />);
    expect(rolling()).toHaveLength(0);
  });
});
