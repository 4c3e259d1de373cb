import type { Locale } from '../src/locales.ts';
import { eachMessage } from './corpus.ts';
import { baseKey } from './parity.ts';

type Patterns = Readonly<Partial<Record<Locale, RegExp>>>;

/** Tools that work in the browser alone, but for the sentences that promise it. */
const LOCAL_TOOLS = /^(?:check-a-code|code-content|editor|plans|print-kit|print-planner):(?!lead$)/;

const TO_SEND: Patterns = {
  en: /\b(?:re)?sen[dt]/i,
  es: /(?<!\p{L})(?:re)?env[ií]/iu,
  fr: /(?<!\p{L})(?:r|ré)?envo[iy]/iu,
};

/** A tool whose first sentence promises that nothing is sent must not ask to send anything. */
export const nothingToSend = eachMessage(({ locale, namespace, key, text }) =>
  LOCAL_TOOLS.test(`${namespace}:${key}`) && TO_SEND[locale]?.test(text)
    ? 'Nothing is sent here. Say choose, save, use or try.'
    : undefined,
);

/** Texts of which the visitor's letter to us is made. */
const IN_VISITORS_NAME =
  /^(?:plans|before-you-print):(?:iNeed|(?:.+\.)?message|rows\.\w+\.(?:question|detail))$/;

const SECOND_PERSON: Patterns = {
  en: /\byours?\b|\byou\b/i,
  es: /(?<!\p{L})(?:tu|tus|tú|te|necesitas|tienes|puedes|llevarte)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/iu,
};

export const inVisitorsName = eachMessage(({ locale, namespace, key, text }) =>
  IN_VISITORS_NAME.test(`${namespace}:${key}`) && SECOND_PERSON[locale]?.test(text)
    ? 'The visitor sends us this text. Write it in their name: I need, my plan.'
    : undefined,
);

export const questionsAsk = eachMessage(({ key, text }) =>
  key.endsWith('.question') &&
  !['columns.question', 'table.question'].includes(key) &&
  !text.endsWith('?')
    ? 'It stands where visitors look for their question. End it with a question mark.'
    : undefined,
);

/** People type the name of a thing with "QR". */
export const titlesSayQr = eachMessage(({ namespace, key, text }) =>
  key === 'head.title' &&
  /^(?:solution|qrcode-type|landing)-/.test(namespace) &&
  !text.includes('QR')
    ? 'People search for this page with “QR”. Put it into the title.'
    : undefined,
);

/** A count without plural forms would be "1 pages"; "{{count}} of {{total}}" needs none. */
export const countsHavePlurals = eachMessage(({ key, text }) =>
  /\{\{count\}\}\s(?!(?:of|de|sur)\s\{\{|\{\{)\p{L}/u.test(text) &&
  baseKey(key) === key &&
  !text.includes('{{total}}')
    ? 'A noun follows {{count}}. Write the forms _one and _other.'
    : undefined,
);
