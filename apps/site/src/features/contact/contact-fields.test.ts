import { describe, expect, it } from 'vitest';
import {
  cleanValues,
  CONTACT_FIELDS,
  CONTACT_MAX_LENGTH,
  countTooMany,
  findErrors,
  type ContactValues,
} from './contact-fields.ts';

const good: ContactValues = {
  name: 'Mara D.',
  email: 'mara@market.example',
  subject: 'Labels',
  message: 'Twelve of them.',
};

describe('the contact form', () => {
  it('finds nothing wrong with four filled fields', () => {
    expect(findErrors(good)).toEqual({});
  });

  it('requires all four, and blanks are nothing', () => {
    expect(findErrors({ name: '', email: ' ', subject: '\n', message: '\t' })).toEqual({
      name: 'required',
      email: 'required',
      subject: 'required',
      message: 'required',
    });
  });

  it.each(['mara@market', 'mara'])('does not take "%s" for an email address', (email) => {
    expect(findErrors({ ...good, email })).toEqual({ email: 'notAnEmail' });
  });

  it.each(CONTACT_FIELDS)('reports excess characters of %s', (field) => {
    const max = CONTACT_MAX_LENGTH[field];
    const long = { ...good, [field]: '😀'.repeat(max + 12) };
    expect(findErrors(long)[field]).toEqual({ tooMany: 12 });
    expect(countTooMany(field, `${'日'.repeat(max)}\u200b\u00a0`)).toBe(0);
  });

  it.each(CONTACT_FIELDS)('reads %s without what nobody sees', (field) => {
    const pasted = { ...good, [field]: `\u2066\u200b${good[field]}\u00ad\u2069\u00a0` };
    expect(cleanValues(pasted)).toEqual(good);
    expect(findErrors(pasted)).toEqual({});
    expect(findErrors({ ...good, [field]: '\u200b\u00a0' })).toEqual({ [field]: 'required' });
  });
});
