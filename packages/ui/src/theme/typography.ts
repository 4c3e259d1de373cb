import { media } from './media.js';
import { tokens, type TypeName, type TypeStyle } from './tokens.js';
import { vars } from './vars.js';

/** The letter spacing is designed for the heading font; another font may need less. */
const tracked = (length: string): string =>
  length === '0' ? length : `calc(var(--wp-type-tracking, 1) * ${length})`;

function weightName(weight: number): keyof typeof vars.weight {
  const [name] = Object.entries(tokens.font.weight).find(([, value]) => value === weight) ?? [];
  return (name ?? 'regular') as keyof typeof vars.weight;
}

/**
 * Where only text is zoomed, by how much: Firefox zooms every font size, lengths of the window and of a container too.
 * A font size that the window or a container bounds is divided by it. 1 unless the page sets `--wp-text-zoom`.
 */
export const textZoom = 'var(--wp-text-zoom, 1)';

const bounded = (size: string): string => size.replace(/[\d.]+vw/g, `$& / ${textZoom}`);

function declarations({ family, weight, width, size, line, tracking, tabular }: TypeStyle): string {
  return [
    `font-family: ${vars.font[family]};`,
    `font-weight: ${vars.weight[weightName(weight)]};`,
    `font-stretch: ${vars.width[width ?? 'normal']};`,
    `font-size: ${bounded(size)};`,
    `line-height: ${String(line)};`,
    `letter-spacing: ${tracked(tracking)};`,
    ...(tabular === true ? ['font-variant-numeric: tabular-nums;'] : []),
  ].join('\n');
}

/** Narrower widths for Spanish and French, whose words are longer. */
const narrowerForLongWords = `
&:not(:lang(en)) {
  font-stretch: ${vars.width.wideLong};
}
@media (max-width: 399.98px) {
  &:not(:lang(en)) {
    font-stretch: ${vars.width.normal};
  }
}`;

const heroSizes = bounded(`
@media ${media.lg} {
  font-size: calc(8.2vw);
}
@media ${media.xl} {
  font-size: min(10.2vw, 9.375rem);
  &:not(:lang(en)) {
    font-size: min(9.7vw, 8.75rem);
  }
}
@media ${media.belowSm} {
  &:not(:lang(en)) {
    font-size: min(clamp(3.25rem, 18vw, 4.75rem), 25vw);
  }
}`);

/** The narrow width of the heading font has such small word spaces that small text runs together. */
const wideWordSpacing = `
word-spacing: ${tracked('0.08em')};`;

const additions: Partial<Record<TypeName, string>> = {
  display: narrowerForLongWords,
  displayHero: heroSizes + narrowerForLongWords,
  displayType: narrowerForLongWords,
  displaySolution: narrowerForLongWords,
  display2: narrowerForLongWords,
  tagline: wideWordSpacing,
  label: wideWordSpacing,
  labelLg: wideWordSpacing,
};

/**
 * The type styles as CSS for a styled template or a nested rule: family, weight, width, size, line height and letter
 * spacing; the display styles add rules for window widths and languages with `&`.
 */
export const typography = Object.fromEntries(
  Object.entries<TypeStyle>(tokens.type).map(([name, style]) => [
    name,
    declarations(style) + (additions[name as TypeName] ?? ''),
  ]),
) as Readonly<Record<TypeName, string>>;
