// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { askQuestion } from './ask-question.ts';
import { storeDraft, takeDraft } from './contact-draft.ts';

const storage = () => sessionStorage;
const first = { subject: 'Row 8', message: 'What holds for a smaller plan?' };
const second = { subject: 'Row 9', message: 'What holds over a limit?' };
const person = { name: 'Mara', email: 'mara@market.example' };

beforeEach(() => {
  sessionStorage.clear();
});

it('a question stands beside what was typed before', () => {
  storeDraft({ ...person, subject: '', message: 'Twelve labels.' }, storage);
  askQuestion(first, storage);
  expect(takeDraft(storage)).toEqual({
    ...person,
    subject: 'Row 8',
    message: 'Twelve labels.\n\nWhat holds for a smaller plan?',
  });
});

it('another question takes the place of one that nobody has touched', () => {
  askQuestion(first, storage);
  storeDraft({ ...person, ...first }, storage);
  askQuestion(second, storage);
  expect(takeDraft(storage)).toEqual({ ...person, ...second });
});
