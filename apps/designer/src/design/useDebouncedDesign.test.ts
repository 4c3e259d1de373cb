// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FIRST_DESIGN, type Design } from './design.ts';
import { useDebouncedDesign } from './useDebouncedDesign.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let mounted: Root;
let drawn: Design[] = [];

function Probe({ design }: { readonly design: Design }) {
  drawn.push(useDebouncedDesign(design));
  return null;
}

function draw(part: Partial<Design>): Partial<Design> | undefined {
  act(() => mounted.render(createElement(Probe, { design: { ...FIRST_DESIGN, ...part } })));
  return drawn.at(-1);
}

function wait(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  drawn = [];
  mounted = createRoot(document.createElement('div'));
});

afterEach(() => {
  act(() => mounted.unmount());
  vi.useRealTimers();
});

const LONG = 'x'.repeat(1100);

describe('useDebouncedDesign', () => {
  it('draws short data at once', () => {
    expect(draw({ data: 'a' })?.data).toBe('a');
    expect(draw({ data: 'ab' })?.data).toBe('ab');
  });

  it('draws long data only once typing rests', () => {
    draw({ data: 'a' });
    for (const key of ['b', 'c', 'd']) {
      expect(draw({ data: LONG + key })?.data).toBe('a');
      wait(100);
    }
    wait(150);
    expect(drawn.at(-1)?.data).toBe(`${LONG}d`);
    expect(drawn.some(({ data }) => data === `${LONG}b`)).toBe(false);
  });

  it('draws other changes of long data at once', () => {
    draw({ data: LONG });
    expect(draw({ data: LONG, sizeMm: 60 })).toMatchObject({ data: LONG, sizeMm: 60 });
  });

  it('draws nothing that was typed and removed meanwhile', () => {
    draw({ data: 'a' });
    draw({ data: LONG });
    expect(draw({ data: 'b' })?.data).toBe('b');
    wait(1000);
    expect(drawn.at(-1)?.data).toBe('b');
    expect(drawn.some(({ data }) => data === LONG)).toBe(false);
  });
});
