import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Field } from '../field/index.js';
import { Fieldset } from './Fieldset.js';

afterEach(cleanup);

describe('Fieldset', () => {
  it('names the group and describes it by its hint and its error', () => {
    render(
      <Fieldset
        legend="Address"
        mark="optional"
        hint="Where we send it"
        error="We do not deliver there"
      >
        <Field label="Street" />
      </Fieldset>,
    );
    const group = screen.getByRole('group', { name: 'Address optional' });
    const described = (group.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(['Where we send it', 'We do not deliver there']);
  });
});
