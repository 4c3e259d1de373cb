import { describe, expect, it } from 'vitest';
import { addQuestion, questionPath, splitQuestion } from './question-link.ts';

const first = { subject: 'Row 8', message: 'What holds for a smaller plan?' };
const second = { subject: 'Row 9', message: 'What holds & over a limit?' };
const person = { name: 'Mara', email: 'mara@market.example' };
const empty = { ...person, subject: '', message: '' };

describe('splitQuestion', () => {
  it('is read back; other parameters stay', () => {
    const { search } = new URL(
      `${questionPath(second)}&utm_source=a%20b&debug`,
      'https://waypage.example',
    );
    expect(splitQuestion(search)).toEqual({ question: second, rest: '?utm_source=a%20b&debug' });
  });

  it('is none where a part is missing', () => {
    expect(splitQuestion('?subject=Row')).toBeUndefined();
    expect(splitQuestion('')).toBeUndefined();
  });
});

describe('addQuestion', () => {
  it('keeps what was typed', () => {
    expect(addQuestion({ ...empty, message: 'Twelve labels.' }, first, undefined)).toEqual({
      ...person,
      subject: 'Row 8',
      message: 'Twelve labels.\n\nWhat holds for a smaller plan?',
    });
  });

  it('drops an earlier question that nobody has edited', () => {
    expect(addQuestion({ ...person, ...first }, second, first)).toEqual({ ...person, ...second });
  });
});
