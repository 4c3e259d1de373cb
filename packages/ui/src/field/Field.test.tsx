import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Field } from './Field.js';

afterEach(cleanup);

describe('a field', () => {
  it('is named by its label and described by what belongs to it', () => {
    render(
      <>
        <p id="note">All fields are required.</p>
        <Field label="Email" hint="Yours" error="Not an address" aria-describedby="note" />
      </>,
    );
    const input = screen.getByLabelText('Email');
    const described = (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(['All fields are required.', 'Yours', 'Not an address']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('says nothing about errors while there is none', () => {
    render(<Field label="Email" />);
    const input = screen.getByLabelText('Email');
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(input.hasAttribute('aria-describedby')).toBe(false);
  });
});
