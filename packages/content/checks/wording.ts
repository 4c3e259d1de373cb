import { DEFAULT_LOCALE, type Locale } from '../src/locales.ts';
import {
  isSampleNamespace,
  placedTexts,
  placeOf,
  type Finding,
  type PlacedText,
  type Rule,
} from './corpus.ts';

/** A rule that looks at one text at a time. */
const eachText =
  (find: (text: PlacedText) => string | undefined): Rule =>
  (corpus) =>
    [...placedTexts(corpus)].flatMap((text) => {
      const what = find(text);
      return what === undefined ? [] : { where: placeOf(text), what };
    });

/** Numbers of the product come from the data, so that a text cannot state a wrong one. */
export const noDigits: Rule = eachText(({ namespace, text }) => {
  if (isSampleNamespace(namespace)) return undefined;
  const digits = /\d+/.exec(text.replaceAll(/\{\{\w+\}\}/g, ''))?.[0];
  return digits === undefined
    ? undefined
    : `The number ${digits} is written out. Use a placeholder, so that it always agrees with the data.`;
});

const TITLE_KEY = 'head.title';
const DESCRIPTION_KEY = 'head.description';

/** Search engines cut longer titles and descriptions, and fill up shorter descriptions themselves. */
export const headLengths: Rule = eachText(({ key, text }) => {
  const length = [...text].length;
  if (key === TITLE_KEY && length >= 60) {
    return `The title has ${length} characters. Keep it under 60.`;
  }
  if (key === DESCRIPTION_KEY && (length < 120 || length > 155)) {
    return `The description has ${length} characters. Keep it from 120 to 155.`;
  }
  return undefined;
});

/** Two pages with one title cannot be told apart in a list of results. */
export const uniqueHeads: Rule = (corpus) => {
  const seen = new Map<string, string>();
  const findings: Finding[] = [];
  for (const text of placedTexts(corpus)) {
    if (text.key !== TITLE_KEY && text.key !== DESCRIPTION_KEY) continue;
    const id = `${text.locale} ${text.text}`;
    const other = seen.get(id);
    if (other === undefined) seen.set(id, placeOf(text));
    else
      findings.push({
        where: placeOf(text),
        what: `The same words stand at ${other}. Change one.`,
      });
  }
  return findings;
};

/** Texts whose English is an abbreviation that the other languages write out. */
const WRITTEN_OUT: ReadonlySet<string> = new Set([
  'contact:email',
  'footer:faq',
  'section-index:sections.faq.title',
]);

/** The longest a translation may be, so that it fits the place that was drawn for the English text. */
const longestTranslation = (english: string): number => Math.floor(english.length * 1.25) + 10;

/** A translation fits the place of the English text, on a phone too. */
export const noLongTranslation: Rule = (corpus) =>
  [...placedTexts(corpus)].flatMap((placed) => {
    const { locale, namespace, key, text } = placed;
    const english = corpus[DEFAULT_LOCALE].get(namespace)?.get(key);
    if (locale === DEFAULT_LOCALE || english === undefined) return [];
    const longest = longestTranslation(english);
    return text.length <= longest || WRITTEN_OUT.has(`${namespace}:${key}`)
      ? []
      : {
          where: placeOf(placed),
          what: `The text has ${String(text.length)} characters where English has ${String(english.length)}. Keep it to ${String(longest)}, so that it fits its place on a phone.`,
        };
  });

interface Forbidden {
  readonly pattern: RegExp;
  readonly why: string;
}

const CLAIM =
  'We may not claim this (docs/product.md, section 11). Say what is known, or leave it out.';
const VOICE = 'We do not use this word (docs/product.md, section 11). Say plainly what happens.';

const settled = (term: string): string =>
  `The term we settled on is “${term}” (docs/words-and-numbers.md).`;
const address = (pronoun: string): string =>
  `Readers are addressed with ${pronoun} everywhere. Say it that way.`;

/** Claims and words that no text may have, by language. */
const FORBIDDEN: Readonly<Record<Locale, readonly Forbidden[]>> = {
  en: [
    { pattern: /\bnever expires?\b|\bfor ever\b|\bforever\b|\blifetime\b/i, why: CLAIM },
    {
      pattern:
        /\b(?:does not|do not|doesn[’']t|don[’']t|won[’']t|will not) expire\b|\bno expiry\b|\bpermanent|\bindefinite|\beternal|\bperpetual|\balways works?\b/i,
      why: CLAIM,
    },
    { pattern: /\bdowngrad|\bcancel(?:lation|led)?\b|\brefund/i, why: CLAIM },
    { pattern: /\buptime\b|\bguarantee|\bSLA\b/i, why: CLAIM },
    { pattern: /\b(?:MB|GB|megabytes?|gigabytes?)\b|\bstorage (?:limit|space)\b/i, why: CLAIM },
    { pattern: /\bstraight to (?:the|your)\b|\bdirectly to (?:the|your) page\b/i, why: CLAIM },
    { pattern: /\bredemptions?\b|\bcoupons? used\b/i, why: CLAIM },
    { pattern: /\bwe (?:take|process) payments?\b|\bcheckout\b/i, why: CLAIM },
    { pattern: /\bGPS\b|\bexact location\b|\blocation of the (?:scan|pet|finder)/i, why: CLAIM },
    {
      pattern: /\bISO 27001\b|\bSOC 2\b|\bGDPR.(?:certified|compliant)\b|\bcertified\b/i,
      why: CLAIM,
    },
    { pattern: /\b(?:thousands|millions) of (?:customers|users|businesses)\b/i, why: CLAIM },
    {
      pattern:
        /\ball-in-one\b|\bseamless|\bunlock|\brevolutioni[sz]e|\beffortless|\bgame-chang|\bcutting-edge|\bsupercharge|\btrusted by\b|\bworld[’']s best\b/i,
      why: VOICE,
    },
  ],
  es: [
    { pattern: /\b(?:nunca|jamás|no) caduca|\bpara siempre\b|\bde por vida\b/i, why: CLAIM },
    {
      pattern:
        /\bsin caducidad\b|\bpermanente|\bindefinid|\betern[oa]|\bperpetu|\bsiempre funciona/i,
      why: CLAIM,
    },
    { pattern: /\bcancelaci[oó]n\b|\bcancelar (?:el|tu) plan\b|\breembols/i, why: CLAIM },
    { pattern: /\btiempo de actividad\b|\bgarantiza|\bgarantía de servicio\b/i, why: CLAIM },
    { pattern: /\b(?:MB|GB|megabytes?|gigabytes?)\b|\bl[ií]mite de almacenamiento\b/i, why: CLAIM },
    { pattern: /\b(?:directo|directamente) a (?:la|tu) página\b/i, why: CLAIM },
    { pattern: /\bcanjes\b|\bcupones (?:usados|canjeados)\b/i, why: CLAIM },
    { pattern: /\b(?:cobramos|procesamos) (?:los )?pagos?\b/i, why: CLAIM },
    { pattern: /\bGPS\b|\bubicación exacta\b/i, why: CLAIM },
    { pattern: /\bISO 27001\b|\bcertificad[oa]s?\b/i, why: CLAIM },
    { pattern: /\b(?:miles|millones) de (?:clientes|usuarios|empresas)\b/i, why: CLAIM },
    {
      pattern:
        /\btodo en uno\b|\bsin fisuras\b|\bdesbloque|\brevolucion|\bsin esfuerzo\b|\bvanguardi|\bde última generación\b|\bconfían en nosotros\b|\bel mejor del mundo\b/i,
      why: VOICE,
    },
    {
      pattern: /(?<!\p{L})(?:vosotr[oa]s|vuestr[oa]s?|os|usted(?:es)?)(?!\p{L})/iu,
      why: address('tú'),
    },
    { pattern: /\boctavillas?\b/i, why: settled('flyer') },
    {
      pattern: /\bmargen (?:limpio|silencioso)\b|\bzona de silencio\b/i,
      why: settled('margen blanco'),
    },
    { pattern: /\bpalabra clave\b/i, why: settled('código promocional') },
    { pattern: /\bportafolios?\b/i, why: settled('porfolio') },
  ],
  fr: [
    { pattern: /\bn[’']expirent? jamais\b|\bpour toujours\b|\bà vie\b/i, why: CLAIM },
    {
      pattern:
        /\bn[’']expir|\bsans (?:date d[’'])?expiration\b|\bpermanente?s?\b|\bindéfini|\bperpétu|\bfonctionnent? toujours\b|(?<!\p{L})éternel/iu,
      why: CLAIM,
    },
    { pattern: /\brésiliation\b|\brésilier\b|\brembours/i, why: CLAIM },
    { pattern: /\bdisponibilité garantie\b|\bgaranti(?:s|t|r|ss\w+)?\b/i, why: CLAIM },
    {
      pattern: /\b(?:Mo|Go|mégaoctets?|gigaoctets?)\b(?! \p{L})|\blimite de stockage\b/u,
      why: CLAIM,
    },
    { pattern: /\bdirectement (?:à|sur) (?:la|votre) page\b/i, why: CLAIM },
    { pattern: /\bcoupons? (?:utilisés?|consommés?)\b/i, why: CLAIM },
    { pattern: /\b(?:encaissons|traitons) (?:les )?paiements?\b/i, why: CLAIM },
    { pattern: /\bGPS\b|\bposition exacte\b/i, why: CLAIM },
    { pattern: /\bISO 27001\b|\bcertifiée?s?\b/i, why: CLAIM },
    { pattern: /\b(?:milliers|millions) de (?:clients|utilisateurs|entreprises)\b/i, why: CLAIM },
    {
      pattern:
        /\btout[- ]en[- ]un\b|\bsans effort\b|\bdébloqu|\brévolution|\bsans couture\b|\bà la pointe\b|\bdernière génération\b|\bils nous font confiance\b|\bmeilleur du monde\b/i,
      why: VOICE,
    },
    { pattern: /(?<!\p{L})(?:tu|toi|tes)(?!\p{L})/iu, why: address('vous') },
    { pattern: /\bQR codes?\b/i, why: settled('code QR') },
    {
      pattern: /\bzone de silence\b|\bmarge (?:claire|silencieuse)\b/i,
      why: settled('marge blanche'),
    },
    { pattern: /\bmots? de code\b/i, why: settled('code promo') },
    { pattern: /\bliste d[’']écoute\b/i, why: settled('playlist') },
  ],
};

/** No text makes a claim that nobody can keep, shouts, or says a settled term in another word. */
export const noForbiddenWords: Rule = eachText(({ locale, text }) => {
  for (const { pattern, why } of FORBIDDEN[locale]) {
    const words = pattern.exec(text)?.[0];
    if (words !== undefined) return `"${words}": ${why}`;
  }
  return undefined;
});

/** Texts that docs/product.md fixes with an exclamation mark. */
const MAY_EXCLAIM: ReadonlySet<string> = new Set(['error:title']);

/** The voice has no exclamation marks. */
export const noExclamation: Rule = eachText(({ namespace, key, text }) =>
  /[!¡]/.test(text) && !MAY_EXCLAIM.has(`${namespace}:${key}`)
    ? 'There is an exclamation mark. Say it without one.'
    : undefined,
);

/** Quotation marks are straight only where docs/product.md has them so. */
const STRAIGHT_QUOTES = /^'\{\{\w+\}\}'| '\{\{\w+\}\}' /;

function typographyOf({ locale, text }: Pick<PlacedText, 'locale' | 'text'>): string | undefined {
  if (/ {2,}/.test(text)) return 'There are two spaces in a row. Remove one.';
  if (/\p{L}'\p{L}/u.test(text)) return 'The apostrophe is straight. Write ’ instead.';
  if (text.includes('"')) return 'The quotation marks are straight. Write “ ” or « ».';
  if (text.includes('...') && !text.endsWith('...')) return 'Write … instead of three full stops.';
  if (locale === 'en') {
    return text.includes("'") && !STRAIGHT_QUOTES.test(text)
      ? 'The quotation marks are straight. Write ‘ ’ instead.'
      : undefined;
  }
  if (locale === 'es') {
    for (const [opening, closing] of ['¿?', '¡!', '«»'] as const) {
      const count = (mark: string | undefined) => text.split(mark ?? '').length;
      if (count(opening) !== count(closing)) {
        return `${String(opening)} and ${String(closing)} do not come in pairs. Spanish opens what it closes.`;
      }
    }
    return undefined;
  }
  if (/[\u202f\u2009]/.test(text)) {
    return 'There is a narrow space that the web fonts do not have. Use a no-break space (U+00A0).';
  }
  if (/[^\u00a0][;!?»]|(?<![\u00a0\d]):(?!\/\/)(?!\d)|«[^\u00a0]/.test(text)) {
    return 'French wants a no-break space (U+00A0) before ; : ! ? » and after «.';
  }
  return undefined;
}

/** Each language has its own marks and spaces. */
export const typography: Rule = eachText(({ locale, namespace, key, text }) => {
  const printed = namespace.startsWith('qrcode-type-') ? /^words\.(en|es|fr)$/.exec(key)?.[1] : '';
  // One question set in two lines, each a text of its own.
  if (namespace === 'hero-samples' && key.startsWith('google.question.')) return undefined;
  // The words to print are in their own language, whichever file they stand in.
  return typographyOf({ locale: (printed ?? '') === '' ? locale : (printed as Locale), text });
});

const LONG_PARAGRAPH = 12;

/** A long paragraph belongs to one page; search engines drop the second one that has it. */
export const noRepeatedParagraph: Rule = (corpus) => {
  const seen = new Map<string, PlacedText>();
  const findings: Finding[] = [];
  for (const text of placedTexts(corpus)) {
    if (text.text.split(/\s+/).length < LONG_PARAGRAPH) continue;
    const id = `${text.locale} ${text.text}`;
    const other = seen.get(id);
    if (other === undefined) seen.set(id, text);
    else if (other.namespace !== text.namespace) {
      findings.push({
        where: placeOf(text),
        what: `The same paragraph stands at ${placeOf(other)}. Each page says it in its own words.`,
      });
    }
  }
  return findings;
};
