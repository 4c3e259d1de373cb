import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LabelRoll } from './LabelRoll.js';
import { RollLabel } from './RollLabel.js';

afterEach(cleanup);

describe('a label roll', () => {
  it('is an ordered list with a heading in every item', () => {
    render(
      <LabelRoll>
        <RollLabel numeral="1" title="Create" headingLevel={3}>
          Drag.
        </RollLabel>
        {false}
        <RollLabel numeral="2" title="Customise" headingLevel={3}>
          Brand.
        </RollLabel>
      </LabelRoll>,
    );
    expect(screen.getByRole('list').tagName).toBe('OL');
    const items = screen.getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(['1CreateDrag.', '2CustomiseBrand.']);
    for (const item of items) {
      expect(within(item).getAllByRole('heading', { level: 3 })).toHaveLength(1);
    }
  });
});
