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

const texts = ['ink', 'ink2', 'ink3', 'signalText'] as const;
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

  for (const scheme of ['light', 'dark'] as const) {
    const page = colors[scheme];
    const surface = (
      where: string,
      own: Readonly<Record<ColorName, string>>,
      grounds: Readonly<Record<string, string>>,
      names: readonly ColorName[],
    ): void => {
      for (const [groundName, ground] of Object.entries(grounds)) {
        const on = (list: readonly ColorName[], minimum: number) =>
          list.map((name) => ({ where, name, color: own[name], groundName, ground, minimum }));
        pairs.push(...on(names, 4.5), ...on(['focus', 'line'], 3));
      }
      for (const [name, list] of Object.entries(fills)) {
        const color = own[name as keyof typeof fills];
        for (const groundName of list) {
          pairs.push({ where, name, color, groundName, ground: own[groundName], minimum: 4.5 });
        }
      }
    };
    const { paper, sheet, mist, night, night2, signal } = page;
    const inside = (set: Partial<Record<ColorName, string>>) => ({ ...page, ...set });
    surface(scheme, page, { paper, sheet }, [...texts, ...notices]);
    // Small text on mist is ink2, so ink3 is not checked.
    surface(scheme, page, { mist }, ['ink', 'ink2', 'signalText', 'steel', ...notices]);
    surface(`${scheme}, night`, inside(colors.night), { night, night2 }, [...texts, ...notices]);
    surface(`${scheme}, stocks`, inside(colors.print), stocks, [...texts, 'danger']);
    surface(`${scheme}, screen`, inside(colors.print), { screen: printed.screen }, texts);
    surface(`${scheme}, signal`, inside(colors.onSignal), { signal }, [...texts, 'danger']);
    // Marks in the signal color are on dark backgrounds only; on light ones it is for large shapes.
    const marked = [
      {
        where: `${scheme}, night`,
        color: inside(colors.night).signal,
        groundName: 'night',
        ground: night,
      },
      ...(scheme === 'dark'
        ? [{ where: scheme, color: signal, groundName: 'paper', ground: paper }]
        : []),
    ];
    pairs.push(...marked.map((pair) => ({ ...pair, name: 'signal', minimum: 3 })));
  }
  // Components in inverse colors are light in the dark theme.
  for (const name of ['ink', 'ink2', 'ink3', 'signalText'] as const) {
    const color = colors.light[name];
    const ground = stock.bone;
    pairs.push({ where: 'inverse', name, color, groundName: 'bone', ground, minimum: 4.5 });
  }
  for (const [name, color, groundName, minimum] of [
    ['onStock', onStock, 'sheet', 4.5],
    ['text', printed.text, 'sheet', 4.5],
    ['onStock', onStock, 'stamp', 4.5],
  ] as const) {
    const ground = printed[groundName];
    pairs.push({ where: 'printed', name, color, groundName, ground, minimum });
  }
  pairs.push({
    where: 'codes',
    name: 'onStock',
    color: onStock,
    groundName: 'bone',
    ground: stock.bone,
    minimum: 7,
  });
  return pairs;
}
