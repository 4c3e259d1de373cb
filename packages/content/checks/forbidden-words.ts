import type { Locale } from '../src/locales.ts';

export interface ForbiddenWords {
  readonly pattern: RegExp;
  readonly why: string;
}

const CLAIM =
  'We may not claim this (docs/product.md, section 11). Say what is known, or leave it out.';
const VOICE = 'We do not use this word (docs/product.md, section 11). Say plainly what happens.';

const PLAIN =
  'Visitors do not say it like that. Say it in plain words: the rule, which plan you need.';
const PEOPLE =
  'French says who it is (“la personne qui…”, “ceux qui…”) or “on”; “qui” alone and “les gens” are translated English.';
const HOURS_FR = 'Both ends of a span have their unit: de 9 h à 18 h.';
const HOURS_EN = 'A time of day has its minutes: 7:00 to 22:00, before 11:00.';
const HOURS = 'A time of day has its minutes (19:00), a span has its unit (de 9 a 18 h).';
const addressed = (pronoun: string): string =>
  `Readers are addressed with ${pronoun} everywhere. Say it that way.`;

/**
 * Matches whole words only. In an expression `*` matches any letters and `’` either apostrophe. `\b` cannot be used: it
 * treats accented letters as word boundaries.
 */
const forbid = (why: string, ...expressions: readonly string[]): readonly ForbiddenWords[] =>
  expressions.map((expression) => {
    const source = expression.replaceAll('*', '\\p{L}*').replaceAll('’', "[’']");
    return { pattern: new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'iu'), why };
  });

/** Forbids the expressions that each term replaces. */
const settle = (terms: Readonly<Record<string, readonly string[]>>): readonly ForbiddenWords[] =>
  Object.entries(terms).flatMap(([term, expressions]) =>
    forbid(`The term we settled on is “${term}” (docs/words-and-numbers.md).`, ...expressions),
  );

/** Claims and words that no message may contain. A new language starts without any. */
export const FORBIDDEN_WORDS: Readonly<Partial<Record<Locale, readonly ForbiddenWords[]>>> = {
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
    ...forbid(PLAIN, 'what holds', '^what stands', 'which plan holds', 'has sent for'),
    ...settle({
      'short address': ['short paths?'],
      background: ['(?:dark|light*|solid) ground', 'the ground'],
      'no smaller than': ['(?:not|never) under(?= \\{| the minimum)'],
      'include, contain': ['(?:plan|premium|what it|the code) holds'],
      blocked: ['held back'],
      invisible: ['characters that (?:one|nobody)'],
      'it scans': ['it reads here', 'reads back'],
      testimonial: ['(?:sample|play|pause) quotes?'],
      'simple code': ['coarse (?:code|pattern)'],
      'promo code': ['code words?'],
      analytics: ['statistics'],
    }),
    ...forbid(
      HOURS_EN,
      '\\d+\\sh',
      '\\d{1,2} to \\d{1,2}(?![\\d:])',
      '(?:from|before|at) \\d{1,2}(?![\\d:])',
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
    ...forbid(addressed('tú'), 'vosotr[oa]s|vuestr[oa]s?|os|usted(?:es)?'),
    ...settle({
      flyer: ['octavillas?'],
      'margen blanco': ['margen (?:limpio|silencioso)|zona de silencio'],
      'código promocional': ['palabras? clave', 'códigos? de descuento'],
      portfolio: ['portafolios?', 'porfolios?'],
      ejemplo: ['de muestra', 'muestras(?! de color)', '(?:la|una|esta) muestra', 'muestra(?=:)'],
      'comprobar un código': [
        'revis(?:a|ar|e|en|o) (?:un|el|tu|los|este) códigos?',
        'revisi(?:ón|ones) de(?:l| los)? códigos?',
      ],
      'dirección corta': ['enlaces? cortos?'],
      'uno al lado del otro': ['lado a lado', 'un[oa] junto al? otr[oa]'],
      'comparador de planes': ['buscador(?:es)? de planes'],
      'editor de códigos QR': ['generador(?:es)? de QR'],
      cartel: ['p[óo]ster(?:e?s)?'],
      'opiniones, cuestionario': ['feedback'],
      'creación masiva': ['en serie'],
      soporte: ['ayuda prioritaria'],
      'mostrador, al pagar': ['en caja'],
      'etiqueta de estante': ['etiquetas? del estante'],
      estante: ['baldas?'],
      'lo impreso': [
        '(?:un|el|los|ambos|dos) impresos?',
        'impresos? (?:est[áa]tico|din[áa]mico)s?',
      ],
      'la carta de hoy': ['menú de hoy'],
      'tamaño mínimo, qué tal': ['cómo de'],
      aplicación: ['apps?'],
      chapa: ['placas? (?:QR|con código|del collar|para mascotas)'],
      decodificador: ['descodific*'],
      'ha bloqueado el portapapeles': ['no (?:da|dio) acceso al portapapeles'],
      web: ['sitios? web', 'este sitio', 'del sitio'],
      'trama de puntos': ['medios? tonos?', 'imagen de puntos'],
      inauguración: ['(?:día|oferta) de apertura'],
      'cocina de campamento': ['cocina de campo'],
      'más grande, más pequeño': [
        '(?:archivo|módulo|código|imagen|letra)e?s? (?:mayor|menor)(?:es)?',
        'imprím* mayor',
        'ser menor',
      ],
      'empieza con': ['(?<=^|o |[.,:] )parte de (?:un|una|ella|cero)'],
      'la regla': ['lo que vale'],
      'enlace en la bio': ['link in bio'],
    }),
    ...forbid(HOURS, '(?:a|desde) las \\d+(?![\\d:])', 'de \\d+ a \\d+(?![\\d:]|\\sh)'),
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
      // The noun alone is the warranty of a product.
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
    // In lowercase these are other words.
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
    ...forbid(addressed('vous'), 'tu|toi|tes'),
    ...forbid(HOURS_FR, '\\d{1,2} à \\d{1,2}\\sh'),
    ...forbid(PEOPLE, '(?:les|des|aux) gens', 'pour qui', 'de qui l’*', 'à qui (?:le|la|tient)'),
    ...settle({
      'QR code': ['codes? QR', 'QR(?! codes?)'],
      'marge blanche': ['zone de silence|marge (?:claire|silencieuse)'],
      'code promo': ['mots? de code'],
      playlist: ['liste d’écoute'],
      'balade sonore': ['visites? audio'],
      'comparateur de formules': ['trouver sa formule'],
      formule: ['choisir une offre', 'offres? (?:Free|Basic|Business|Premium)'],
      'vérifier un code': ['contrôl* (?:de|du|des|un|le|les|ce) codes?'],
      'éditeur de QR codes': ['studios? de design'],
      'page mobile, étiquette connectée, lien dynamique': ['intelligente?s?'],
      'adresse courte': ['liens? courts?'],
      'site web': ['liens? web'],
      'page d’entreprise': ['pages? entreprise', 'profils? d’entreprise'],
      'médaille pour animaux': ['médailles? d’anim(?:al|aux)', 'QR codes? pour anim(?:al|aux)'],
      questionnaire: ['^avis$'],
      'bon de réduction': ['QR codes? de réduction', 'billets?'],
      boîte: [
        '(?:dans|ouvrir|tient) la caisse',
        'caisses? (?:\\d+|sept|de rangement)',
        'cartons de cave',
      ],
      étagère: ['tablettes?'],
      menu: ['cartes? (?:et prix|de printemps|d’été|du jour)', 'gardez la carte'],
      'carte de visite': ['cartes? (?:noire|blanche)s?'],
      plan: ['ouvrir la carte'],
      statistiques: ['chiffres? d’exemple', 'les chiffres vous'],
      'appareil photo': ['caméras?'],
      support: ['assistance'],
      test: ['essais?'],
      'questions fréquentes': ['^(?:les )?questions$'],
      agenda: ['calendriers?'],
      'place de marché': ['(?<!place de )marchés? des créateurs'],
      'QR code vidéo, QR code PDF': [
        'QR codes? d(?:e |’)(?:PDF|vidéo|catalogue|galerie|site|inventaire|étiquette|avis|entreprise)',
      ],
      'la règle': ['ce qui vaut'],
      'page de liens': ['link in bio'],
    }),
  ],
};
