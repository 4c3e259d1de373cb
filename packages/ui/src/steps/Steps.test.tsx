import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Step, Steps } from './Steps.js';

it('Steps is an ordered list with headings', () => {
  render(
    <Steps>
      <Step numeral="1" title="Create" headingLevel={3}>
        Drag.
      </Step>
      {false}
      <Step numeral="2" title="Customise" headingLevel={3}>
        Brand.
      </Step>
    </Steps>,
  );
  expect(screen.getByRole('list').tagName).toBe('OL');
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['1CreateDrag.', '2CustomiseBrand.']);
  for (const item of items) {
    expect(within(item).getAllByRole('heading', { level: 3 })).toHaveLength(1);
  }
});
