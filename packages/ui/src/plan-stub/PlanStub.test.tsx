import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PlanStub, type PlanStubProps } from './PlanStub.js';

afterEach(cleanup);

const props: PlanStubProps = {
  name: 'Basic',
  headingLevel: 3,
  price: { currencySign: '$', amount: '9' },
  period: 'a month',
  tagline: 'For one person',
  action: <button type="button">Choose Plan</button>,
  features: ['50 pages', '150 short URLs'],
  featuresLabel: 'In this plan',
};

/** What is read aloud: the text without the parts that are hidden from screen readers. */
function heard(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return copy.textContent;
}

describe('a plan stub', () => {
  it('is named by its plan, at the level of the outline it is given', () => {
    render(<PlanStub {...props} />);
    const stub = screen.getByRole('article', { name: 'Basic' });
    expect(within(stub).getByRole('heading', { level: 3 }).textContent).toBe('Basic');
  });

  it('says the whole price once', () => {
    render(<PlanStub {...props} />);
    const text = heard(screen.getByRole('article'));
    expect(text).toContain('$9 a month');
    expect(text.match(/a month/g)).toHaveLength(1);
  });

  it('puts the currency sign where the language has it', () => {
    render(
      <PlanStub
        {...props}
        price={{ currencySign: '$US', amount: '9' }}
        currencyPosition="after"
        period="par mois"
      />,
    );
    expect(heard(screen.getByRole('article'))).toContain('9\u00A0$US par mois');
    expect(screen.getByText('$US').previousElementSibling?.textContent).toBe('9');
  });

  it('lists the features under the name of the list', () => {
    render(<PlanStub {...props} />);
    const list = screen.getByRole('list', { name: 'In this plan' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  });

  it('is the recommended one when it has a stamp, and only then', () => {
    const { rerender } = render(<PlanStub {...props} />);
    expect(screen.getByRole('article').hasAttribute('data-recommended')).toBe(false);
    rerender(<PlanStub {...props} recommendedLabel="POPULAR" />);
    expect(screen.getByRole('article').hasAttribute('data-recommended')).toBe(true);
    expect(screen.getByText('POPULAR')).toBeTruthy();
  });
});

describe('a price that changes', () => {
  const changed = { ...props, price: { currencySign: '$', amount: '90' }, period: 'a year' };
  const rolling = () => screen.getByRole('article').querySelectorAll('[data-rolling]');

  it('does not roll at first', () => {
    render(<PlanStub {...props} />);
    expect(rolling()).toHaveLength(0);
  });

  it('rolls every figure, and is read as the new price at once', () => {
    const { rerender } = render(<PlanStub {...props} />);
    rerender(<PlanStub {...changed} />);
    expect(rolling()).toHaveLength(2);
    expect(heard(screen.getByRole('article'))).toContain('$90 a year');
  });

  it('leaves nothing of the old price behind when it has rolled', () => {
    const { rerender } = render(<PlanStub {...props} />);
    rerender(<PlanStub {...changed} />);
    const [first] = rolling();
    if (first?.parentElement) fireEvent.animationEnd(first.parentElement);
    expect(rolling()).toHaveLength(0);
    expect(screen.getByRole('article').textContent).toContain('$90a year');
  });

  it('does not roll where only the period changes', () => {
    const { rerender } = render(<PlanStub {...props} />);
    rerender(<PlanStub {...props} period="a year" />);
    expect(rolling()).toHaveLength(0);
  });
});
