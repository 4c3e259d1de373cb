import { describe, expect, it } from 'vitest';
import { findFaults, type ContactValues } from './contact-fields.ts';

const good: ContactValues = {
  name: 'Mara D.',
  email: 'mara@market.example',
  subject: 'Labels',
  message: 'Twelve of them.',
};

describe('the contact form', () => {
  it('finds nothing wrong with four filled fields', () => {
    expect(findFaults(good)).toEqual({});
  });

  it('requires all four, and blanks are nothing', () => {
    expect(findFaults({ name: '', email: ' ', subject: '\n', message: '\t' })).toEqual({
      name: 'fillIn',
      email: 'fillIn',
      subject: 'fillIn',
      message: 'fillIn',
    });
  });

  it.each([
    'mara@market',
    'mara',
    '@market.example',
    'mara@',
    'm a@b.example',
    'a@b..example',
    'a@-b.example',
  ])('does not take "%s" for an email address', (email) => {
    expect(findFaults({ ...good, email })).toEqual({ email: 'notAnEmail' });
  });

  it.each(['a@b.co', ' mara.d+print@mail.market.example ', "o'hara@sub-domain.example"])(
    'takes "%s" for an email address',
    (email) => {
      expect(findFaults({ ...good, email })).toEqual({});
    },
  );
});
