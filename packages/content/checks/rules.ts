import type { Finding, Rule } from './corpus.ts';
import {
  countsHavePlurals,
  inVisitorsName,
  nothingToSend,
  questionsAsk,
  titlesSayQr,
} from './meaning.ts';
import {
  noEmptyText,
  noEnglishLeft,
  sameKeys,
  samePlaceholders,
  samePluralPlaceholders,
  samePrintedWords,
} from './parity.ts';
import { promiseDates } from './promise-dates.ts';
import sharedWords from './shared-words.json' with { type: 'json' };
import {
  headLengths,
  noDigits,
  noExclamation,
  noForbiddenWords,
  noLineBreak,
  noLongTranslation,
  noRepeatedParagraph,
  noSpokenSymbol,
  typography,
  uniqueHeads,
} from './wording.ts';

export interface NamedRule {
  readonly promise: string;
  readonly check: Rule;
}

export const RULES: readonly NamedRule[] = [
  { promise: 'every language has the same messages', check: sameKeys },
  { promise: 'translations have the same placeholders', check: samePlaceholders },
  { promise: 'the forms of a plural have the same placeholders', check: samePluralPlaceholders },
  { promise: 'no text is empty', check: noEmptyText },
  { promise: 'no text has a line break', check: noLineBreak },
  { promise: 'nothing is left in English', check: noEnglishLeft(new Set(sharedWords)) },
  { promise: 'words to print are the same in every file', check: samePrintedWords },
  { promise: 'numbers come from the data', check: noDigits },
  { promise: 'titles and descriptions have the right length', check: headLengths },
  { promise: 'titles and descriptions are unique', check: uniqueHeads },
  { promise: 'titles have the word that people search', check: titlesSayQr },
  { promise: 'translations fit the place of the English text', check: noLongTranslation },
  { promise: 'no forbidden claim or word', check: noForbiddenWords },
  { promise: 'a promise with a new wording has a new date', check: promiseDates },
  { promise: 'no exclamation marks', check: noExclamation },
  { promise: 'no symbol that a screen reader says by its name', check: noSpokenSymbol },
  { promise: 'marks and spaces as each language has them', check: typography },
  { promise: 'no long paragraph on two pages', check: noRepeatedParagraph },
  { promise: 'send only where something is sent', check: nothingToSend },
  { promise: 'letters of visitors are in their name', check: inVisitorsName },
  { promise: 'questions are asked', check: questionsAsk },
  { promise: 'counts have plural forms', check: countsHavePlurals },
];

export const describeFinding = ({ where, what }: Finding): string => `${where}: ${what}`;
