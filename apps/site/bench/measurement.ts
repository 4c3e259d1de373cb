/** One load of a page. Times in milliseconds, sizes in bytes as transferred. */
export interface Measurement extends ReturnType<typeof summarizeRequests> {
  /** Speed of the machine at that time: Lighthouse's benchmark index, higher is faster. */
  readonly machine: number;
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly firstContentfulPaint: number;
  readonly largestContentfulPaint: number;
  readonly totalBlockingTime: number;
  readonly layoutShift: number;
  /** Work of the main thread and its longest task, in milliseconds at the preset's slowdown. */
  readonly mainThread: number;
  readonly longestTask: number;
  readonly elements: number;
}

/** As Lighthouse reports it. */
export interface PageRequest {
  readonly networkRequestTime: number;
  readonly resourceType?: string;
  readonly transferSize: number;
}

export function summarizeRequests(requests: readonly PageRequest[], loadedAt: number) {
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  const hydration = Math.min(...scripts.map(({ networkRequestTime }) => networkRequestTime));
  const before = requests.filter(({ networkRequestTime }) => networkRequestTime < hydration);
  return {
    scriptBytesBeforeLoad: bytes(
      scripts.filter(({ networkRequestTime }) => networkRequestTime < loadedAt),
    ),
    scriptBytes: bytes(scripts),
    /** Everything requested before the application's first script file. */
    bytesBeforeHydration: bytes(before),
    bytes: bytes(requests),
    requestsBeforeHydration: before.length,
    requests: requests.length,
  };
}

export function medians<Metrics extends object>(measurements: readonly Metrics[]): Metrics {
  const [first] = measurements;
  if (!first)
    throw new Error('Nothing was measured, so there is no median. Ask for one run or more.');
  const metrics = Object.keys(first) as (keyof Metrics)[];
  const valuesOf = (metric: keyof Metrics) => measurements.map((each) => Number(each[metric]));
  return Object.fromEntries(metrics.map((metric) => [metric, median(valuesOf(metric))])) as Metrics;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

function bytes(requests: readonly PageRequest[]): number {
  return requests.reduce((sum, request) => sum + request.transferSize, 0);
}
