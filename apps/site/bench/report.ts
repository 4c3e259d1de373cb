import type { FirstTouch } from './first-touch.ts';
import type { Interaction } from './interactions.ts';
import type { MainThreadWork } from './main-thread.ts';
import type { Measurement } from './measurement.ts';
import { SLOWDOWNS, type Click } from './navigation.ts';

export interface Comparison {
  readonly url: string;
  readonly device: string;
  readonly page: Measurement;
  readonly baseline: Measurement;
}

export interface ReportInput {
  readonly date: string;
  readonly versions: Readonly<Record<string, string>>;
  readonly runs: number;
  readonly comparisons: readonly Comparison[];
  /** Main-thread work of loading home on a phone with a 4× slower CPU; medians in milliseconds. */
  readonly mainThread: MainThreadWork;
  readonly clicks: readonly Click[];
  readonly interactions: readonly Interaction[];
  readonly touches: readonly FirstTouch[];
  /** Compressed with brotli. */
  readonly htmlBytes: number;
  /** Gzipped bytes. */
  readonly packages: Readonly<Record<string, number>>;
  readonly runtimeLines: number;
}

type Format = (value: number) => string;

const integer: Format = (value) => String(Math.round(value));
const milliseconds: Format = (value) => `${Math.round(value)} ms`;
const kilobytes: Format = (value) => `${(value / 1000).toFixed(1)} kB`;
const fourDecimals: Format = (value) => value.toFixed(4);

const ROWS: readonly (readonly [string, keyof Measurement, Format])[] = [
  ['Performance', 'performance', integer],
  ['Accessibility', 'accessibility', integer],
  ['Best practices', 'bestPractices', integer],
  ['SEO', 'seo', integer],
  ['First contentful paint', 'firstContentfulPaint', milliseconds],
  ['Largest contentful paint', 'largestContentfulPaint', milliseconds],
  ['Total blocking time', 'totalBlockingTime', milliseconds],
  ['Layout shift', 'layoutShift', fourDecimals],
  ['Work of the main thread', 'mainThread', milliseconds],
  ['Longest task', 'longestTask', milliseconds],
  ['Elements before a touch', 'elements', integer],
  ['JavaScript before `load`', 'scriptBytesBeforeLoad', kilobytes],
  ['JavaScript after hydration', 'scriptBytes', kilobytes],
  ['Bytes before hydration', 'bytesBeforeHydration', kilobytes],
  ['Bytes after hydration', 'bytes', kilobytes],
  ['Requests before hydration', 'requestsBeforeHydration', integer],
  ['Requests after hydration', 'requests', integer],
  ['Speed of the machine (Lighthouse)', 'machine', integer],
];

const IN_BASELINES: ReadonlySet<keyof Measurement> = new Set([
  'firstContentfulPaint',
  'largestContentfulPaint',
  'mainThread',
]);

export function report(input: ReportInput): string {
  const { date, versions, runs, comparisons, mainThread, clicks, interactions } = input;
  const navigations = [...new Set(clicks.map(({ way }) => way))];
  const home = comparisons.filter(({ url }) => url === '/');
  const others = comparisons.filter(({ url }) => url !== '/');
  const tools = Object.entries(versions).map(([tool, version]) => `${tool} ${version}`);
  return [
    `Measured on ${date} with ${tools.join(', ')}; medians of ${runs}, page and baseline alternately.`,
    ...home.map(({ device, page, baseline }) =>
      table(
        [`Home, ${device}`, 'Page', 'Baseline', 'Page ÷ baseline'],
        ROWS.map(([name, metric, format]) => [
          name,
          format(page[metric]),
          format(baseline[metric]),
          IN_BASELINES.has(metric) ? (page[metric] / baseline[metric]).toFixed(2) : '',
        ]),
      ),
    ),
    table(
      ['In a trace of home', 'Page', 'Baseline', 'Page ÷ baseline'],
      [
        [
          'Work of the main thread, 4 × CPU',
          milliseconds(mainThread.page),
          milliseconds(mainThread.baseline),
          (mainThread.page / mainThread.baseline).toFixed(2),
        ],
      ],
    ),
    ...(others.length === 0 ? [] : [pagesTable(others)]),
    table(
      [
        'Click on a link',
        ...SLOWDOWNS.flatMap((slowdown) => [`New page painted, ${slowdown} × CPU`, 'Longest task']),
      ],
      navigations.map((way) => [
        way,
        ...clicks
          .filter((click) => click.way === way)
          .flatMap(({ painted, longestTask }) => [painted, longestTask].map(milliseconds)),
      ]),
    ),
    table(
      ['Longest event, 4 × CPU slowdown', 'Width', 'Handling (goal 50 ms)', 'Handlers', 'Painted'],
      interactions.map(({ name, width, handling, handlers, painted }) => [
        name,
        `${width} px`,
        milliseconds(handling),
        milliseconds(handlers),
        milliseconds(painted),
      ]),
    ),
    table(
      ['First touch on a slow phone', 'After', 'Seen (goal 200 ms)', 'Done (goal 800 ms)'],
      input.touches.map(({ name, moment, seen, done }) => [
        name,
        ...[moment, seen, done].map(milliseconds),
      ]),
    ),
    'Handling, which the goal is about, runs from the event to the end of its handlers; painted is the frame after it.',
    table(
      ['Size', 'Bytes'],
      [
        ['HTML of home, brotli', kilobytes(input.htmlBytes)],
        ...Object.entries(input.packages).map(([name, bytes]) => [
          `${name}, gzip`,
          kilobytes(bytes),
        ]),
      ],
    ),
    `The runtime has ${input.runtimeLines} lines, tests apart (\`bench/runtime.ts\`).`,
  ].join('\n\n');
}

function pagesTable(comparisons: readonly Comparison[]): string {
  return table(
    [
      'Other pages, mobile',
      'Performance',
      'Accessibility',
      'Best practices',
      'SEO',
      'First paint ÷ baseline',
      'Largest paint ÷ baseline',
      'Blocking time',
      'Its baseline',
      'Layout shift',
    ],
    comparisons.map(({ url, page, baseline }) => [
      `\`${url}\``,
      integer(page.performance),
      integer(page.accessibility),
      integer(page.bestPractices),
      integer(page.seo),
      (page.firstContentfulPaint / baseline.firstContentfulPaint).toFixed(2),
      (page.largestContentfulPaint / baseline.largestContentfulPaint).toFixed(2),
      milliseconds(page.totalBlockingTime),
      milliseconds(baseline.totalBlockingTime),
      fourDecimals(page.layoutShift),
    ]),
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = head.map((_, index) => (index === 0 ? '---' : '---:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
