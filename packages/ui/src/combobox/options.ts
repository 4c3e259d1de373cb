export interface ComboboxOption {
  /** What `value` and `onValueChange` call it, and what a form sends; not empty. */
  readonly value: string;
  /** Its words, by which it is found. */
  readonly label: string;
  /** Cannot be chosen; the arrow keys still reach it. */
  readonly disabled?: boolean | undefined;
}

/** Options under a heading. */
export interface ComboboxGroup {
  /** The heading. */
  readonly label: string;
  readonly options: readonly ComboboxOption[];
}

/** Options of a group, or between two groups, without a label. */
export interface Section {
  readonly label: string | undefined;
  readonly items: readonly ComboboxOption[];
}

/** Adjacent options without a group make one section. */
export function toSections(
  options: readonly (ComboboxGroup | ComboboxOption)[],
): readonly Section[] {
  const sections: { label: string | undefined; items: ComboboxOption[] }[] = [];
  for (const option of options) {
    const last = sections.at(-1);
    if ('options' in option) sections.push({ label: option.label, items: [...option.options] });
    else if (last && last.label === undefined) last.items.push(option);
    else sections.push({ label: undefined, items: [option] });
  }
  return sections;
}

/** Letters that Unicode does not decompose. */
const BASES: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
};

/** Accents of European letters, vowel signs of Hebrew and Arabic. In other scripts marks make another word. */
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f]/g;

/** Without case, accents, and variants of apostrophes, dashes and spaces. */
const comparable = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþıς]/g, (letter) => BASES[letter] ?? letter)
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[\s\u2010-\u2015-]+/g, ' ')
    .trim();

/** Returns whether the label of an option contains the query, ignoring case and accents. */
export const matchesQuery = ({ label }: ComboboxOption, query: string): boolean =>
  comparable(label).includes(comparable(query));

/** Returns the enabled option whose label is the text, ignoring case and accents. */
export function findByLabel(
  options: readonly ComboboxOption[],
  text: string,
): ComboboxOption | undefined {
  const plainQuery = comparable(text);
  if (plainQuery === '') return undefined;
  const found = options.filter(
    ({ label, disabled }) => !disabled && comparable(label) === plainQuery,
  );
  return found.find(({ label }) => label === text.trim()) ?? found[0];
}
