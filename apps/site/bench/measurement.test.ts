import { describe, expect, it } from 'vitest';

import { medians, weigh, type Measurement } from './measurement.ts';

const measurement = (firstContentfulPaint: number, bytes: number): Measurement => ({
  machine: 2000,
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  firstContentfulPaint,
  largestContentfulPaint: 0,
  totalBlockingTime: 0,
  layoutShift: 0,
  mainThread: 0,
  longestTask: 0,
  elements: 0,
  scriptBytesBeforeLoad: 0,
  scriptBytes: 0,
  bytesBeforeHydration: 0,
  bytes,
  requestsBeforeHydration: 0,
  requests: 0,
});

describe('the medians', () => {
  it('are taken figure by figure', () => {
    const middle = medians([measurement(900, 1), measurement(700, 3), measurement(5000, 2)]);
    expect(middle).toMatchObject({ firstContentfulPaint: 900, bytes: 2, seo: 100 });
  });

  it('of an even number of runs lie between the two in the middle', () => {
    const middle = medians([4, 1, 3, 2].map((paint) => measurement(paint, 0)));
    expect(middle.firstContentfulPaint).toBe(2.5);
  });
});

describe('the weight of a page', () => {
  const file = { isScript: false };
  const script = { isScript: true };
  const page = { ...file, startedAt: 0, bytes: 20 };
  const font = { ...file, startedAt: 10, bytes: 30 };
  const app = { ...script, startedAt: 50, bytes: 100 };
  const chunk = { ...script, startedAt: 80, bytes: 7 };
  const image = { ...file, startedAt: 90, bytes: 1 };

  it('reports what came before the scripts from all of it', () => {
    expect(weigh([page, font, app, chunk, image], 60)).toEqual({
      scriptBytesBeforeLoad: 100,
      scriptBytes: 107,
      bytesBeforeHydration: 50,
      bytes: 158,
      requestsBeforeHydration: 2,
      requests: 5,
    });
  });

  it('of a page without scripts is the same before and after', () => {
    expect(weigh([page, font], 60)).toMatchObject({ bytesBeforeHydration: 50, bytes: 50 });
  });
});
