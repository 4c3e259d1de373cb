import { expect, it } from 'vitest';
import { mainThreadWork, type TraceEvent } from './main-thread.ts';

const PAGE_URL = 'https://waypage.example/';

const task = (ts: number, dur: number, tid = 7): TraceEvent => ({
  name: 'RunTask',
  pid: 1,
  tid,
  ts,
  dur,
});

const navigation = (documentLoaderURL: string, isOutermostMainFrame = true): TraceEvent => ({
  name: 'navigationStart',
  pid: 1,
  tid: 7,
  ts: 1000,
  args: { data: { documentLoaderURL, isOutermostMainFrame } },
});

it('sums up the tasks of the main thread of the page, from the navigation on', () => {
  const before = task(0, 900);
  const inside = { ...task(1200, 300), name: 'FunctionCall' };
  const elsewhere = task(1300, 5000, 8);
  const events = [
    before,
    navigation(PAGE_URL),
    task(1100, 2000),
    inside,
    elsewhere,
    task(4000, 500),
  ];
  expect(mainThreadWork(events, PAGE_URL)).toBe(2.5);
});

it('takes no frame and no other URL for the page', () => {
  expect(() => mainThreadWork([navigation(PAGE_URL, false)], PAGE_URL)).toThrow(PAGE_URL);
  expect(() => mainThreadWork([navigation('about:blank')], PAGE_URL)).toThrow(PAGE_URL);
});
