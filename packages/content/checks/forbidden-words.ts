import type { Locale } from '../src/locales.ts';

/** Words that no text may have, and why. */
export interface ForbiddenWords {
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

/**
 * Forbids whole words, each given as a regular expression in which `*` stands for any letters and `’` for either
 * apostrophe. `\b` is of no use: it takes letters with accents for the ends of words.
 */
const forbid = (why: string, ...expressions: readonly string[]): readonly ForbiddenWords[] =>
  expressions.map((expression) => {
    const words = expression.replaceAll('*', '\\p{L}*').replaceAll('’', "[’']");
    return { pattern: new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu'), why };
  });

/** Claims and words that no text may have, by language. */
export const FORBIDDEN_WORDS: Readonly<Record<Locale, readonly ForbiddenWords[]>> = {
  en: [
    ...forbid(
      CLAIM,
      'never expir*',
      'for ?ever',
      'lifetime|lifelong|for life',
      '(?:do|does|will|can) ?not (?:ever )?expire',
      '(?:don|doesn|won|can)’t (?:ever )?expire',
      '(?:no|without|non)[- ]expir*',
      'permanent*',
      'indefinite*',
      'etern*',
      'perpetu*',
      'always works?|never stops? working',
      'downgrad*',
      'cancel*',
      'refund*',
      'uptime|SLA',
      'guarante*',
      '(?:MB|GB|megabytes?|gigabytes?)',
      'storage (?:limits?|space)',
      'straight to (?:the|your)|directly to (?:the|your) page',
      'redemptions?|coupons? used',
      'we (?:take|process) payments?|checkout',
      'GPS|exact location|location of the (?:scan*|pet|finder)',
      'ISO 27001|SOC 2|GDPR.(?:certified|compliant)|certified',
      '(?:thousands|millions) of (?:customers|users|businesses)',
    ),
    ...forbid(
      VOICE,
      'all-in-one',
      'seamless*',
      'unlock*',
      'revolutioni[sz]*',
      'effortless*',
      'game-chang*',
      'cutting-edge',
      'supercharg*',
      'trusted by',
      'world’s best',
    ),
  ],
  es: [
    ...forbid(
      CLAIM,
      '(?:nunca|jamás|no) (?:caduc*|caduq*|expir*|vence|vencen|vencerán?)',
      '(?:caduc*|caduq*|expir*) (?:nunca|jamás)',
      'p(?:ara|or) siempre',
      'de por vida|vitalici*',
      'sin (?:fecha de )?(?:caducidad|vencimiento|expiración)',
      'permanente*',
      'indefinid*',
      'etern*',
      'perpetu*',
      'siempre funciona*|funciona* siempre',
      'cancelaci*|cancel* (?:el|tu) plan',
      'reembols*',
      'tiempo de actividad|garantía de servicio',
      'garanti[zc]*',
      '(?:MB|GB|megabytes?|gigabytes?)',
      'l[ií]mites? de almacenamiento',
      '(?:directo|directamente) a (?:la|tu) página',
      'canjes?|cupones (?:usados|canjeados)',
      '(?:cobramos|procesamos) (?:los )?pagos?',
      'GPS|ubicación exacta',
      'ISO 27001|certificad[oa]s?',
      '(?:miles|millones) de (?:clientes|usuarios|empresas)',
    ),
    ...forbid(
      VOICE,
      'todo en uno',
      'sin fisuras',
      'desbloque*',
      'revolucion*',
      'sin esfuerzo',
      'vanguardi*|de última generación',
      'confían en nosotros',
      'mejor(?:es)? del mundo',
    ),
    ...forbid(address('tú'), 'vosotr[oa]s|vuestr[oa]s?|os|usted(?:es)?'),
    ...forbid(settled('flyer'), 'octavillas?'),
    ...forbid(settled('margen blanco'), 'margen (?:limpio|silencioso)|zona de silencio'),
    ...forbid(settled('código promocional'), 'palabras? clave'),
    ...forbid(settled('porfolio'), 'portafolios?'),
  ],
  fr: [
    ...forbid(
      CLAIM,
      'n’expir*',
      '(?:jamais|sans|sans date d’)[- ]?expir*',
      'pour toujours',
      'à (?:tout )?jamais',
      'à vie|pour la vie',
      'permanente?s?',
      'indéfini*',
      'étern*',
      'perpétu*',
      '(?:fonctionn*|march*) toujours',
      'résili*',
      'rembours*',
      // The noun alone is what comes with a product.
      'garanti(?:s|t|r*|ss*)?',
      '(?:est|sont|reste|restent|disponibilité|durée|lecture|qualité) garanties?',
      'mégaoctets?|gigaoctets?|limites? de stockage',
      'directement (?:à|sur) (?:la|votre) page',
      'coupons? (?:utilisés?|consommés?)',
      '(?:encaissons|traitons) (?:les )?paiements?',
      'GPS|position exacte',
      'ISO 27001|certifiée?s?',
      '(?:milliers|millions) (?:de |d’)(?:clients|utilisateurs|entreprises)',
    ),
    // Small letters are another word.
    { pattern: /(?<!\p{L})(?:Mo|Go)(?!\p{L}| \p{L})/u, why: CLAIM },
    ...forbid(
      VOICE,
      'tout[- ]en[- ]un',
      'sans effort',
      'débloqu*',
      'révolution*',
      'sans couture',
      'à la pointe|dernière génération',
      'ils nous font confiance',
      'meilleure?s? du monde',
    ),
    ...forbid(address('vous'), 'tu|toi|tes'),
    ...forbid(settled('code QR'), 'QR codes?'),
    ...forbid(settled('marge blanche'), 'zone de silence|marge (?:claire|silencieuse)'),
    ...forbid(settled('code promo'), 'mots? de code'),
    ...forbid(settled('playlist'), 'liste d’écoute'),
  ],
};
