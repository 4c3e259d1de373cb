import type { Finding, Rule } from './corpus.ts';
import * as meaning from './meaning.ts';
import * as parity from './parity.ts';
import { promiseDates } from './promise-dates.ts';
import sharedWords from './shared-words.json' with { type: 'json' };
import * as wording from './wording.ts';

export interface NamedRule {
  readonly promise: string;
  readonly check: Rule;
}

export const RULES: readonly NamedRule[] = [
  { promise: 'every language has the same messages', check: parity.sameKeys },
  { promise: 'translations have the same placeholders', check: parity.samePlaceholders },
  {
    promise: 'the forms of a plural have the same placeholders',
    check: parity.samePluralPlaceholders,
  },
  { promise: 'no text is empty', check: parity.noEmptyText },
  { promise: 'no text has a line break', check: wording.noLineBreak },
  { promise: 'nothing is left in English', check: parity.noEnglishText(new Set(sharedWords)) },
  { promise: 'words to print are the same in every file', check: parity.samePrintedWords },
  { promise: 'numbers come from the data', check: wording.noDigits },
  { promise: 'titles and descriptions have the right length', check: wording.headLengths },
  { promise: 'titles and descriptions are unique', check: wording.uniqueHeads },
  { promise: 'titles have the word that people search', check: meaning.titlesSayQr },
  { promise: 'translations fit the place of the English text', check: wording.noLongTranslation },
  { promise: 'no forbidden claim or word', check: wording.noForbiddenWords },
  { promise: 'a promise with a new wording has a new date', check: promiseDates },
  { promise: 'no exclamation marks', check: wording.noExclamation },
  { promise: 'no symbol that a screen reader says by its name', check: wording.noSpokenSymbol },
  { promise: 'marks and spaces as each language has them', check: wording.typography },
  { promise: 'no long paragraph on two pages', check: wording.noRepeatedParagraph },
  { promise: 'send only where something is sent', check: meaning.nothingToSend },
  { promise: 'letters of visitors are in their name', check: meaning.inVisitorsName },
  { promise: 'questions are asked', check: meaning.questionsAsk },
  { promise: 'counts have plural forms', check: meaning.countsHavePlurals },
];

export const describeFinding = ({ where, what }: Finding): string => `${where}: ${what}`;
