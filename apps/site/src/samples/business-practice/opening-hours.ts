/** In hours of the day. */
type Span = readonly [from: number, to: number];

const WHOLE: readonly Span[] = [
  [8, 13],
  [14.5, 18],
];

export const OPENING = [
  { day: 'monday', spans: WHOLE },
  { day: 'tuesday', spans: WHOLE },
  { day: 'wednesday', spans: [[8, 13]] },
  { day: 'thursday', spans: [[8, 20]] },
  { day: 'friday', spans: [[8, 13]] },
] as const satisfies readonly { readonly day: string; readonly spans: readonly Span[] }[];

const DAY: Span = [8, 20];

/** Returns opening hours as an SVG path of bars, in a view box of 100 × 10 that covers 8:00 to 20:00. */
export function toBars(spans: readonly Span[]): string {
  const [start, end] = DAY;
  const scale = 100 / (end - start);
  const round = (value: number) => String(Math.round(value * 100) / 100);
  return spans
    .map(
      ([from, to]) =>
        `M${round((from - start) * scale)} 0h${round((to - from) * scale)}v10h-${round((to - from) * scale)}z`,
    )
    .join('');
}
