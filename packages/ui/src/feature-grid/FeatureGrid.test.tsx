import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FeatureCard, FeatureGrid } from './FeatureGrid.js';

describe('FeatureGrid', () => {
  it('is a list with headings at the level', () => {
    render(
      <FeatureGrid>
        <FeatureCard title="Events" headingLevel={4}>
          Details.
        </FeatureCard>
        {null}
        <FeatureCard title="Feedback" headingLevel={4} />
      </FeatureGrid>,
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(
      screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent),
    ).toEqual(['Events', 'Feedback']);
  });

  it.each([
    ['seafoam', 'seafoam'],
    [undefined, 'sheet'],
  ] as const)('with stock %s sets its ground: %s', (stock, surface) => {
    const { container } = render(<FeatureCard title="Events" headingLevel={3} stock={stock} />);
    expect(container.firstElementChild?.getAttribute('data-surface')).toBe(surface);
  });
});
