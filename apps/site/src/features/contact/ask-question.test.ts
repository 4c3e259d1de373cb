import { describe, expect, it } from 'vitest';
import { addQuestion, questionPath, takeQuestion } from './ask-question.ts';

const first = { subject: 'Row 8', message: 'What holds for a smaller plan?' };
const second = { subject: 'Row 9', message: 'What holds & over a limit?' };
const person = { name: 'Mara', email: 'mara@market.example' };
const empty = { ...person, subject: '', message: '' };

describe('takeQuestion', () => {
  it('is read back; other parameters stay', () => {
    const { search } = new URL(
      `${questionPath(second)}&utm_source=a%20b&debug`,
      'https://waypage.example',
    );
    expect(takeQuestion(search)).toEqual({ question: second, rest: '?utm_source=a%20b&debug' });
  });

  it('is none where a part is missing', () => {
    expect(takeQuestion('?subject=Row')).toBeUndefined();
    expect(takeQuestion('')).toBeUndefined();
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
