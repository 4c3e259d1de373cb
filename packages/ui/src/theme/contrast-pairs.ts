import type { ColorName, ThemeColors } from './tokens.js';

export interface ContrastPair {
  readonly where: string;
  readonly name: string;
  readonly color: string;
  readonly groundName: string;
  readonly ground: string;
  /** By WCAG 2.2: 4.5 for text, 3 for focus rings and borders of controls, 7 for codes. */
  readonly minimum: number;
}

type Pair = readonly [name: string, color: string];

const textColors = ['ink', 'ink2', 'ink3', 'signalText'] as const;
const notices = ['ok', 'warn', 'info', 'danger'] as const;
const fills = {
  onSignal: ['signal', 'signalHover', 'signalPress'],
  // `danger` is also the background of a destructive button.
  onSolid: ['solid', 'solidHover', 'solidPress', 'danger'],
  onAlert: ['alertFill'],
} as const satisfies Partial<Record<ColorName, readonly ColorName[]>>;

/** Returns every pair of foreground and background that the kit's components use, in both schemes. */
export function contrastPairs(colors: ThemeColors): readonly ContrastPair[] {
  const pairs: ContrastPair[] = [];
  const { stock, printed } = colors;
  const { onStock, onStock2: _second, ...stocks } = stock;
  const add = (where: string, minimum: number, foreground: Pair, background: Pair): void => {
    const [[name, color], [groundName, ground]] = [foreground, background];
    pairs.push({ where, name, color, groundName, ground, minimum });
  };

  for (const scheme of ['light', 'dark'] as const) {
    const page = colors[scheme];
    const surface = (
      where: string,
      palette: Readonly<Record<ColorName, string>>,
      grounds: Readonly<Record<string, string>>,
      names: readonly ColorName[],
    ): void => {
      for (const ground of Object.entries(grounds)) {
        for (const name of names) add(where, 4.5, [name, palette[name]], ground);
        for (const name of ['focus', 'line'] as const) add(where, 3, [name, palette[name]], ground);
      }
      for (const [name, list] of Object.entries(fills)) {
        const color = palette[name as keyof typeof fills];
        for (const ground of list) add(where, 4.5, [name, color], [ground, palette[ground]]);
      }
    };
    const { paper, sheet, mist, night, night2, signal } = page;
    const inside = (set: Partial<Record<ColorName, string>>) => ({ ...page, ...set });
    surface(scheme, page, { paper, sheet }, [...textColors, ...notices]);
    // Small text on mist is ink2, so ink3 is not checked.
    surface(scheme, page, { mist }, ['ink', 'ink2', 'signalText', 'steel', ...notices]);
    surface(`${scheme}, night`, inside(colors.night), { night, night2 }, [
      ...textColors,
      ...notices,
    ]);
    surface(`${scheme}, stocks`, inside(colors.print), stocks, [...textColors, 'danger']);
    surface(`${scheme}, screen`, inside(colors.print), { screen: printed.screen }, textColors);
    surface(`${scheme}, signal`, inside(colors.onSignal), { signal }, [...textColors, 'danger']);
    // Marks in the signal color are on dark backgrounds only; on light ones it is for large shapes.
    add(`${scheme}, night`, 3, ['signal', inside(colors.night).signal], ['night', night]);
    if (scheme === 'dark') add(scheme, 3, ['signal', signal], ['paper', paper]);
  }
  const bone = ['bone', stock.bone] as const;
  // Components in inverse colors are light in the dark theme.
  for (const name of textColors) add('inverse', 4.5, [name, colors.light[name]], bone);
  add('printed', 4.5, ['onStock', onStock], ['sheet', printed.sheet]);
  add('printed', 4.5, ['text', printed.text], ['sheet', printed.sheet]);
  add('printed', 4.5, ['onStock', onStock], ['stamp', printed.stamp]);
  add('codes', 7, ['onStock', onStock], bone);
  return pairs;
}
